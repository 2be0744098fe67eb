import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const zip = promisify(zlib.gzip);

type Headers = Readonly<Record<string, string | number>>;

/** One way to send a page: its bytes and the headers that go with them, made once. */
export interface Variant {
  readonly body: Buffer;
  readonly headers: Headers;
}

/** A page as its bytes: rendered once, compressed once, sent as they are. */
export interface CachedPage {
  readonly etag: string;
  /** For a reader who has it already. */
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

/** Quickly compressed for the one who waits; the smaller form replaces it when it is ready. */
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

/** How a content security policy names an inline text: cached bytes cannot carry a nonce. */
export const contentHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface CachedPagePolicy {
  readonly styles: readonly string[];
  readonly scripts?: readonly string[];
  readonly frameAncestors?: string;
  /** Whose pages may be shown inside, such as a film's. */
  readonly frames?: readonly string[];
}

/** The policy of a cached page: its own styles and scripts by hash, our own files, nothing else. */
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
    "connect-src 'self'",
    ...(frames.length ? [`frame-src ${frames.join(' ')}`] : []),
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    // No text becomes HTML or script by a script: the page is whole as it comes.
    "require-trusted-types-for 'script'",
    // The one sink of the page's script: the answer to its lead form.
    'trusted-types lead-answer',
  ].join('; ');
}
