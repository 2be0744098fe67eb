import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const zip = promisify(zlib.gzip);

type Headers = Readonly<Record<string, string | number>>;

/** One encoding of a page: its bytes and headers, prepared once. */
export interface Variant {
  readonly body: Buffer;
  readonly headers: Headers;
}

/** A page as bytes: rendered and compressed once, then sent unchanged. */
export interface CachedPage {
  readonly etag: string;
  /** Headers of a 304 response. */
  readonly unchanged: Headers;
  readonly plain: Variant;
  readonly gzip: Variant;
  brotli: Variant;
}

const quick = 5;
const small = 11;

const compress = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotli(bytes, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Compresses fast for the waiting client; a smaller version replaces it when ready. */
export async function createCachedPage(html: string, headers: Readonly<Record<string, string>>): Promise<CachedPage> {
  const bytes = Buffer.from(html);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const unchanged = { vary: 'accept-encoding', ...headers, etag };
  const variant = (body: Buffer, coding?: string): Variant => ({
    body,
    headers: { ...unchanged, ...(coding && { 'content-encoding': coding }), 'content-length': body.length },
  });
  const [first, zipped] = await Promise.all([compress(bytes, quick), zip(bytes)]);
  const page: CachedPage = {
    etag,
    unchanged,
    plain: variant(bytes),
    gzip: variant(zipped, 'gzip'),
    brotli: variant(first, 'br'),
  };
  void compress(bytes, small).then(
    (smaller) => {
      page.brotli = variant(smaller, 'br');
    },
    () => undefined,
  );
  return page;
}

export const sizeOf = ({ plain, gzip, brotli }: CachedPage): number =>
  plain.body.length + gzip.body.length + brotli.body.length;

/** The CSP hash of an inline text: cached bytes cannot carry a nonce. */
export const contentHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface CachedPagePolicy {
  readonly styles: readonly string[];
  readonly scripts?: readonly string[];
  readonly frameAncestors?: string;
  /** Origins that may be framed, such as a video host. */
  readonly frames?: readonly string[];
}

/** The CSP of a cached page: its own styles and scripts by hash, our own files, nothing else. */
export function cachedPagePolicy({
  styles,
  scripts = [],
  frameAncestors = "'none'",
  frames = [],
}: CachedPagePolicy): string {
  return [
    "default-src 'none'",
    `script-src 'self'${scripts.map((text) => ` ${contentHash(text)}`).join('')}`,
    `style-src ${styles.map(contentHash).join(' ') || "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(frames.length ? [`frame-src ${frames.join(' ')}`] : []),
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    // Scripts may not turn text into HTML or script: the page is complete as sent.
    "require-trusted-types-for 'script'",
    // The only sink of the page's script: the response to its lead form.
    'trusted-types lead-answer',
  ].join('; ');
}
