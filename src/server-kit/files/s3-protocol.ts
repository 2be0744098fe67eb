import { type FileEntry, FileStoreError } from './file-store.ts';

export interface S3Address {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  bucket: string;
  /** The base URL of the bucket's keys, with a trailing slash. */
  base: string;
}

const shape = 's3://KEY:SECRET@host[:port]/bucket?region=us-east-1&tls=on|off&style=path|host';

/**
 * FILES_URL for an S3-compatible store: `s3://KEY:SECRET@host[:port]/bucket?region=eu-central-1&tls=off&style=host`.
 * KEY and SECRET are percent-encoded where they contain `/`, `+`, `@`, `:` or `%`. `region` defaults to us-east-1,
 * `tls` is on unless `off`, and `style` defaults to `path` (https://host/bucket/key); the alternative is `host`
 * (https://bucket.host/key). Error messages omit the URL, which contains the secret.
 */
export function parseS3Url(filesUrl: string): S3Address {
  const url = URL.canParse(filesUrl) ? new URL(filesUrl) : undefined;
  const bucket = url?.pathname.replace(/^\/|\/$/g, '') ?? '';
  if (url?.protocol !== 's3:' || !url.host || !url.username || !url.password || !/^[a-z0-9.-]{3,63}$/.test(bucket)) {
    throw new FileStoreError(`FILES_URL must look like ${shape}`);
  }
  const isSecure = oneOf(url, 'tls', ['on', 'off']) === 'on';
  const isPathStyle = oneOf(url, 'style', ['path', 'host']) === 'path';
  const host = isPathStyle ? `${url.host}/${bucket}` : `${bucket}.${url.host}`;
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    base: `${isSecure ? 'https' : 'http'}://${host}/`,
  };
}

function oneOf(url: URL, name: string, [first, second]: readonly [string, string]): string {
  const value = url.searchParams.get(name) ?? first;
  if (value !== first && value !== second) throw new FileStoreError(`FILES_URL: ${name} is ${first} or ${second}`);
  return value;
}

export interface S3Page {
  files: FileEntry[];
  /** Continuation token of the next page, if there is one. */
  next: string | undefined;
}

/** Reads only the elements we need: S3 responses have flat, unprefixed elements and no CDATA. */
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

/** Text between the tags contains no raw `<`, because it is escaped. */
function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}\\s*>`, 'g'))].map(
    (match) => match[1] ?? '',
  );
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A single pass, so that `&amp;lt;` becomes the text `&lt;`. */
function decodeEntities(escaped: string): string {
  return escaped.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (entity, hex, decimal, name) => {
    if (name) return named[String(name)] ?? entity;
    const point = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
  });
}
