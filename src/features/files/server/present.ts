import type { StoredFile } from '../contract.ts';
import { parsePictureId, pictureUrl } from '../picture-id.ts';
import type { FileRow } from './queries.ts';

export function presentFile({ id, kind, name, bytes, createdAt }: FileRow): StoredFile {
  const picture = parsePictureId(id);
  return {
    id,
    kind,
    name,
    url: picture ? pictureUrl(picture, picture.width, 'webp') : `/files/${id}.pdf`,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    bytes,
    createdAt: createdAt.toISOString(),
  };
}
