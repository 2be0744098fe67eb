import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parsePictureId, pictureWidths } from '#features/files/picture-id.ts';
import { documentKey, pictureKey } from '#features/files/server/index.ts';
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

/** Where each form of each drawing lies, by the key under which an owner's own would be stored. */
export function bundledDrawings(): Map<string, BundledFile> {
  const folder = findFolder();
  const entries = Object.entries(drawnFiles).flatMap(([name, { id }]) => formsOf(join(folder, name), id));
  return new Map(entries);
}

function formsOf(start: string, id: string): [string, BundledFile][] {
  const facts = parsePictureId(id);
  if (!facts) return [[documentKey(id.slice(2)), { path: `${start}.pdf`, contentType: 'application/pdf' }]];
  return pictureWidths(facts).map((width) => [
    pictureKey(facts.hash, width, 'webp'),
    { path: `${start}-${width}.webp`, contentType: 'image/webp' },
  ]);
}

/** Above this file, whether it runs from its source or from a build. */
function findFolder(from = import.meta.dirname): string {
  const folder = join(from, 'db/examples');
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error('db/examples is not where the product lies');
  return findFolder(dirname(from));
}
