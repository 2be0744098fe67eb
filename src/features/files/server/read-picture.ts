import { buffer } from 'node:stream/consumers';
import type { FileStore } from '#server-kit/files/index.ts';
import { type PictureFormat, parsePictureId, pictureWidths } from '../picture-id.ts';
import { pictureKey } from './file-keys.ts';

/** The narrowest form that is at least so wide, or the widest there is. */
export async function readPicture(
  files: FileStore,
  id: string,
  width: number,
  format: PictureFormat,
): Promise<Buffer | undefined> {
  const facts = parsePictureId(id);
  if (!facts) return undefined;
  const wide = pictureWidths(facts).find((each) => each >= width) ?? facts.width;
  const stored = await files.get(pictureKey(facts.hash, wide, format));
  return stored && buffer(stored.stream);
}
