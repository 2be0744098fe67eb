import { parsePictureId } from '#features/files/picture-id.ts';
import { bundledForms } from '#features/files/server/index.ts';
import type { BundledFile } from '#server-kit/files/index.ts';
import { drawnFiles } from './drawn-files.ts';
import type { FileRow } from './seed-queries.ts';
import type { StoredNames } from './writer.ts';

/** Ids of all drawings by their names. */
export const drawnNames: StoredNames = new Map(Object.entries(drawnFiles).map(([name, { id }]) => [name, id]));

/** One card's own files, as its owner would have brought them. */
export const filesOfCard = (start: string): FileRow[] =>
  Object.entries(drawnFiles)
    .filter(([name]) => name.startsWith(`${start}-`))
    .map(([name, { id, bytes }]) => {
      const isPicture = parsePictureId(id) !== undefined;
      return { id, bytes, kind: isPicture ? 'picture' : 'document', name: `${name}.${isPicture ? 'webp' : 'pdf'}` };
    });

/** Where each form of each drawing lies. */
export const bundledDrawings = (): Map<string, BundledFile> => bundledForms('db/examples', drawnFiles);
