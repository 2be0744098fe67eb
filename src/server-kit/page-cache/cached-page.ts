import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { bodyOf, type Headers, headersOf, type Prebuilt, prebuild } from '../http/answers/prebuilt.ts';

const brotli = promisify(zlib.brotliCompress);

/** A page as bytes: rendered and compressed once, then sent unchanged. Only its brotli form is kept. */
export interface CachedPage {
  readonly etag: string;
  brotli: Prebuilt;
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
  const all = { vary: 'accept-encoding', ...headers, etag };
  const page: CachedPage = { etag, brotli: brotliMessage(all, await compress(bytes, quick)) };
  void compress(bytes, small).then(
    (smaller) => {
      page.brotli = brotliMessage(all, smaller);
    },
    () => undefined,
  );
  return page;
}

const brotliMessage = (headers: Headers, body: Buffer): Prebuilt =>
  prebuild(200, { ...headers, 'content-encoding': 'br' }, body);

/** Those of the page in any coding, and of an answer without it. */
export function pageHeaders({ brotli }: CachedPage): Headers {
  const { 'content-encoding': _, 'content-length': __, ...headers } = headersOf(brotli);
  return headers;
}

/** Few clients take no brotli; what they get is made again from it, and kept while they ask for it. */
const recoded = new LRUCache<CachedPage, { plain: Buffer; gzip?: Buffer }>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ plain, gzip }) => plain.length + (gzip?.length ?? 0) + 1,
});

/** The page for a client that takes no brotli, by the coding it does take. */
export function recodedPage(page: CachedPage, coding: 'gzip' | undefined): { headers: Headers; body: Buffer } {
  const known = recoded.get(page) ?? { plain: zlib.brotliDecompressSync(bodyOf(page.brotli)) };
  const made = coding && !known.gzip ? { ...known, gzip: zlib.gzipSync(known.plain) } : known;
  if (made !== recoded.peek(page)) recoded.set(page, made);
  const body = (coding && made.gzip) || made.plain;
  return {
    headers: { ...pageHeaders(page), ...(coding && { 'content-encoding': coding }), 'content-length': body.length },
    body,
  };
}

/** What it takes in memory; the head and the objects are about as large for every page. */
export const sizeOf = ({ brotli: { bytes } }: CachedPage): number => bytes.length + objectBytes;
const objectBytes = 1_024;

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
