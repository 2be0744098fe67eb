import { buffer } from 'node:stream/consumers';
import type { FileStore } from '#server-kit/files/index.ts';
import type { FindServed } from '#server-kit/http/files/stored-files.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type PictureFormat, parsePictureId, pictureWidths } from '../picture-id.ts';
import { documentId, documentKey, pictureKey } from './file-keys.ts';
import { findName, profileFilesIn } from './queries.ts';

const pictureName = /^([a-z\d]{22})-(\d{1,4})\.(webp|avif)$/;
const documentName = /^d_([a-z\d]{22})\.pdf$/;

/** ID of the profile whose page links to the file; 0 if none. */
function readProfile(query: URLSearchParams): number {
  const value = query.get('p') ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 0;
}

/**
 * Serves only names of these two formats, because exports and previews are in the same store. Until a picture's AVIF
 * variant exists, its WebP variant is served, which every browser with AVIF support can decode.
 */
export const findServed =
  ({ db, extensions }: Pick<Services, 'db' | 'extensions'>): FindServed =>
  async (name, query) => {
    const [, hash, width, format] = pictureName.exec(name) ?? [];
    if (hash && format) {
      const key = pictureKey(hash, Number(width), 'webp');
      return { keys: format === 'avif' ? [pictureKey(hash, Number(width), 'avif'), key] : [key] };
    }
    const [, document] = documentName.exec(name) ?? [];
    const saveAs =
      document && (await findName(db, documentId(document), profileFilesIn(extensions).ownerOf(readProfile(query))));
    return document && saveAs ? { keys: [documentKey(document)], saveAs } : undefined;
  };

/** The narrowest variant that is at least this wide, otherwise the widest. */
export async function readPicture(files: FileStore, id: string, width: number, format: PictureFormat) {
  const picture = parsePictureId(id);
  if (!picture) return undefined;
  const wide = pictureWidths(picture).find((each) => each >= width) ?? picture.width;
  const stored = await files.get(pictureKey(picture.hash, wide, format));
  return stored && buffer(stored.stream);
}
