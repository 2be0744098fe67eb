import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PictureFacts, parsePictureId, pictureUrl, pictureWidths } from '#features/files/picture-id.ts';
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

export interface Drawing {
  /** As it is asked for under `/files/`. */
  readonly served: string;
  readonly path: string;
  readonly contentType: string;
}

/** Every form of every drawing. */
export const drawings = (): Drawing[] => Object.entries(drawnFiles).flatMap(([name, { id }]) => formsOf(name, id));

function formsOf(name: string, id: string): Drawing[] {
  const facts = parsePictureId(id);
  if (!facts) return [{ served: `${id}.pdf`, path: `${name}.pdf`, contentType: 'application/pdf' }];
  return pictureWidths(facts).map((width) => ({
    served: servedName(facts, width),
    path: `${name}-${width}.webp`,
    contentType: 'image/webp',
  }));
}

const servedName = (facts: PictureFacts, width: number): string =>
  pictureUrl(facts, width, 'webp').replace(/^\/files\//, '');

export const readDrawing = ({ path }: Drawing): Promise<Buffer> => readFile(join(findFolder(), path));

/** Above this file, whether it runs from its source or from a build. */
function findFolder(from = import.meta.dirname): string {
  const folder = join(from, 'db/examples');
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error('db/examples is not where the product lies');
  return findFolder(dirname(from));
}
