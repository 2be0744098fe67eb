import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(zlib.brotliCompress);

type Headers = Readonly<Record<string, string | number>>;

/** How long an idle connection stays open; clients are told. */
export const keepAliveSeconds = 10;

/** An answer with its head: bytes that are written to the connection at once. */
interface Message {
  readonly bytes: Buffer;
  readonly bodyAt: number;
  readonly dateAt: number;
  /** The second that its date tells. */
  datedAt: number;
}

/** A page as bytes: rendered and compressed once, then sent unchanged. Only its brotli form is kept. */
export interface CachedPage {
  readonly etag: string;
  readonly headers: Headers;
  brotli: Message;
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
  const page: CachedPage = { etag, headers: all, brotli: messageOf(all, await compress(bytes, quick)) };
  void compress(bytes, small).then(
    (smaller) => {
      page.brotli = messageOf(all, smaller);
    },
    () => undefined,
  );
  return page;
}

const noDate = 'Thu, 01 Jan 1970 00:00:00 GMT';

function messageOf(headers: Headers, body: Buffer): Message {
  const start = 'HTTP/1.1 200 OK\r\ndate: ';
  const lines = Object.entries(headersWith(headers, body, 'br')).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${start}${noDate}\r\n${lines.join('')}connection: keep-alive\r\nkeep-alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), body]);
  return { bytes, bodyAt: bytes.length - body.length, dateAt: start.length, datedAt: 0 };
}

const headersWith = (headers: Headers, body: Buffer, coding: string | undefined): Headers => ({
  ...headers,
  ...(coding && { 'content-encoding': coding }),
  'content-length': body.length,
});

let date = { second: 0, text: noDate };

/** The page as a complete HTTP answer in brotli, with the date of now. */
export function datedMessage({ brotli: message }: CachedPage, now: number): Buffer {
  const second = Math.floor(now / 1000);
  if (message.datedAt !== second) {
    if (date.second !== second) date = { second, text: new Date(now).toUTCString() };
    // All dates have the same length, so only those bytes change.
    message.bytes.write(date.text, message.dateAt, 'latin1');
    message.datedAt = second;
  }
  return message.bytes;
}

export const brotliBody = ({ brotli: { bytes, bodyAt } }: CachedPage): Buffer => bytes.subarray(bodyAt);

/** Few clients take no brotli; what they get is made again from it, and kept while they ask for it. */
const recoded = new LRUCache<CachedPage, { plain: Buffer; gzip?: Buffer }>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ plain, gzip }) => plain.length + (gzip?.length ?? 0) + 1,
});

/** The body and its headers in any coding. */
export function encodedPage(page: CachedPage, coding: 'br' | 'gzip' | undefined): { headers: Headers; body: Buffer } {
  const body = coding === 'br' ? brotliBody(page) : recodedBody(page, coding);
  return { headers: headersWith(page.headers, body, coding), body };
}

function recodedBody(page: CachedPage, coding: 'gzip' | undefined): Buffer {
  const known = recoded.get(page) ?? { plain: zlib.brotliDecompressSync(brotliBody(page)) };
  const made = coding && !known.gzip ? { ...known, gzip: zlib.gzipSync(known.plain) } : known;
  if (made !== recoded.peek(page)) recoded.set(page, made);
  return (coding && made.gzip) || made.plain;
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
