import type { StoredFile } from '../contract.ts';
import { parsePictureId, pictureUrl } from '../picture-id.ts';
import type { FileRow } from './queries.ts';

export function presentFile({ id, kind, name, bytes, createdAt }: FileRow): StoredFile {
  const facts = parsePictureId(id);
  return {
    id,
    kind,
    name,
    url: facts ? pictureUrl(facts, facts.width, 'webp') : `/files/${id}.pdf`,
    width: facts?.width ?? null,
    height: facts?.height ?? null,
    bytes,
    createdAt: createdAt.toISOString(),
  };
}
