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
  const picture = parsePictureId(id);
  if (!picture) return undefined;
  const wide = pictureWidths(picture).find((each) => each >= width) ?? picture.width;
  const stored = await files.get(pictureKey(picture.hash, wide, format));
  return stored && buffer(stored.stream);
}
