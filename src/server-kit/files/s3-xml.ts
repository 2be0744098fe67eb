import type { FileEntry } from './file-store.ts';

export interface S3Page {
  files: FileEntry[];
  /** Where the next page begins, when there is one. */
  next: string | undefined;
}

/** Reads the few elements we ask for: S3 answers with flat, unprefixed elements and no CDATA. */
export function readS3Page(xml: string): S3Page {
  const files = elements(xml, 'Contents').map((entry) => ({
    key: text(entry, 'Key') ?? '',
    size: Number(text(entry, 'Size') ?? 0),
    modifiedAt: new Date(text(entry, 'LastModified') ?? 0),
  }));
  const isTruncated = text(xml, 'IsTruncated') === 'true';
  return { files, next: isTruncated ? text(xml, 'NextContinuationToken') : undefined };
}

export function readS3Failure(xml: string): { code: string | undefined; message: string | undefined } {
  return { code: text(xml, 'Code'), message: text(xml, 'Message') };
}

function text(xml: string, name: string): string | undefined {
  const [inner] = elements(xml, name);
  return inner === undefined ? undefined : decodeEntities(inner);
}

/** Whatever stands between the tags can hold no `<` of its own text, for that is escaped. */
function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}\\s*>`, 'g'))].map(
    (match) => match[1] ?? '',
  );
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** One pass, so that `&amp;lt;` stays the letters `&lt;`. */
function decodeEntities(escaped: string): string {
  return escaped.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (entity, hex, decimal, name) => {
    if (name) return named[String(name)] ?? entity;
    const point = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
  });
}
