import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BundledFile } from '#server-kit/files/index.ts';
import { parsePictureId, pictureWidths } from '../picture-id.ts';
import { documentKey, pictureKey } from './file-keys.ts';

/** Path of each variant of each bundled file, by the key under which an uploaded file would be stored. */
export function bundledForms(
  folder: string,
  files: Readonly<Record<string, { readonly id: string }>>,
): Map<string, BundledFile> {
  const found = findFolder(folder);
  return new Map(Object.entries(files).flatMap(([name, { id }]) => formsOf(join(found, name), id)));
}

function formsOf(start: string, id: string): [string, BundledFile][] {
  const picture = parsePictureId(id);
  if (!picture) return [[documentKey(id.slice(2)), { path: `${start}.pdf`, contentType: 'application/pdf' }]];
  return pictureWidths(picture).map((width) => [
    pictureKey(picture.hash, width, 'webp'),
    { path: `${start}-${width}.webp`, contentType: 'image/webp' },
  ]);
}

/** Searches upwards from this file, so that it works from source and from a build. */
function findFolder(name: string, from = import.meta.dirname): string {
  const folder = join(from, name);
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error(`${name} is not where the product lies`);
  return findFolder(name, dirname(from));
}
