/** What an owner fills in for each kind of block. */
import { byKind } from '../blocks/by-kind.ts';
import type { BlockForm } from './block-form.ts';

export const blockForms = byKind(import.meta.glob<BlockForm>('../blocks/*/form.tsx', { eager: true, import: 'form' }));
