import { FileStoreError } from './file-store.ts';

/** The key's extension decides its content type, so the disk store needs no metadata file that could get lost. */
const typeByEnding: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  br: 'application/x-brotli',
  csv: 'text/csv; charset=utf-8',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  gz: 'application/gzip',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webp: 'image/webp',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

export function contentTypeOf(key: string): string {
  const ending = /\.([a-z0-9]+)$/.exec(key)?.[1] ?? '';
  return Object.hasOwn(typeByEnding, ending) ? (typeByEnding[ending] ?? unknownType) : unknownType;
}

const unknownType = 'application/octet-stream';

/** A picture stored as `.pdf` would be served as a PDF: the passed type and the extension must match. */
export function assertContentType(key: string, contentType: string): void {
  const expected = contentTypeOf(key);
  if (essence(contentType) !== essence(expected)) {
    throw new FileStoreError(`The ending of ${key} says ${expected}, and the caller says ${contentType}`);
  }
}

function essence(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}
