import { FileStoreError } from './file-store.ts';

export interface S3Address {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  bucket: string;
  /** Where the bucket's keys begin, with a slash at its end. */
  base: string;
}

const shape = 's3://KEY:SECRET@host[:port]/bucket?region=us-east-1&tls=on|off&style=path|host';

/**
 * FILES_URL for an S3-compatible store:
 *
 *   s3://KEY:SECRET@host[:port]/bucket?region=eu-central-1&tls=off&style=host
 *
 * KEY and SECRET are percent-encoded where they hold `/`, `+`, `@`, `:` or `%`. `region` is us-east-1 unless said,
 * `tls` is on unless said `off`, and `style` is `path` (https://host/bucket/key) unless said `host`
 * (https://bucket.host/key). What goes wrong is said without the URL, which holds the secret.
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
