import { bundledForms } from '#features/files/server/index.ts';
import type { BundledFile } from '#server-kit/files/index.ts';
import { drawnCovers } from './drawn-covers.ts';

/** Where each form of each cover that comes with the product lies. */
export const bundledCovers = (): Map<string, BundledFile> => bundledForms('db/covers', drawnCovers);
