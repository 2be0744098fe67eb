import { type ServerResponse, validateHeaderValue } from 'node:http';
import type { Config } from '#server-kit/config/config.ts';

export type Headers = Readonly<Record<string, string | number>>;

/** How long an idle connection stays open; clients are told. */
export const keepAliveSeconds = 10;

/** A whole response, head and body, assembled once and written to the connection as it is. */
export interface Prebuilt {
  readonly status: number;
  readonly bytes: Buffer;
  readonly bodyAt: number;
  readonly dateAt: number;
  /** The second that its date tells. */
  datedAt: number;
}

const noDate = 'Thu, 01 Jan 1970 00:00:00 GMT';
const keptAlive = `connection: keep-alive\r\nkeep-alive: timeout=${keepAliveSeconds}\r\n\r\n`;
const reasons: Readonly<Record<number, string>> = { 200: 'OK', 302: 'Found', 503: 'Service Unavailable' };

export function prebuild(status: number, named: Headers, body: Buffer = Buffer.alloc(0)): Prebuilt {
  const headers = { ...named, 'content-length': body.length };
  for (const [name, value] of Object.entries(named)) validateHeaderValue(name, String(value));
  const start = `HTTP/1.1 ${status} ${reasons[status] ?? ''}\r\ndate: `;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${start}${noDate}\r\n${lines.join('')}${keptAlive}`;
  // Memory of its own: what shares a pool with others stays until the last of them is dropped.
  const bytes = Buffer.allocUnsafeSlow(head.length + body.length);
  bytes.write(head, 'latin1');
  body.copy(bytes, head.length);
  return { status, bytes, bodyAt: head.length, dateAt: start.length, datedAt: 0 };
}

/** Few responses need them again, and kept beside the bytes they would take a third of the memory of a page. */
export function headersOf({ bytes, dateAt, bodyAt }: Prebuilt): Record<string, string> {
  const text = bytes.toString('latin1', dateAt + noDate.length, bodyAt - keptAlive.length);
  return Object.fromEntries([...text.matchAll(/^(.+?): (.*)$/gm)].map(([, name, value]) => [name, value]));
}

export const bodyOf = ({ bytes, bodyAt }: Prebuilt): Buffer => bytes.subarray(bodyAt);

/** Node marks so that the head of a response was written. */
interface WrittenHead {
  _header: string;
  _headerSent: boolean;
}

/**
 * Writes head and body at once: Node would check, join and copy the same headers for every visitor. It still does where
 * the connection ends with this response or waits for an earlier one.
 */
export function sendPrebuilt(prebuilt: Prebuilt, response: ServerResponse): void {
  const { socket, req: request } = response;
  if (!socket || !response.shouldKeepAlive || request.httpVersionMinor !== 1 || request.method === 'HEAD') {
    response.writeHead(prebuilt.status, headersOf(prebuilt));
    response.end(request.method === 'HEAD' ? undefined : bodyOf(prebuilt));
    return;
  }
  const head = response as unknown as WrittenHead;
  head._header = 'written';
  head._headerSent = true;
  socket.write(datedBytes(prebuilt));
  response.end();
}

let date = { second: 0, text: noDate };

/** The response with the date of now. */
export function datedBytes(prebuilt: Prebuilt): Buffer {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (prebuilt.datedAt !== second) {
    if (date.second !== second) date = { second, text: new Date(now).toUTCString() };
    // All dates have the same length, so only those bytes change.
    prebuilt.bytes.write(date.text, prebuilt.dateAt, 'latin1');
    prebuilt.datedAt = second;
  }
  return prebuilt.bytes;
}

export interface Redirects {
  /** Must not be cached by intermediaries, because the destination may change. */
  to(location: string): Prebuilt;
  /** The destination is currently unknown; a minimal page states this. */
  unavailable(html: string): Prebuilt;
}

const retrySeconds = '5';

/** Responses sent before the router, which set all of their headers themselves. */
export function createRedirects({ isHttps }: Pick<Config, 'isHttps'>): Redirects {
  const shared = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  return {
    to: (location) => prebuild(302, { location, ...shared }),
    unavailable: (html) =>
      prebuild(
        503,
        {
          'content-type': 'text/html; charset=utf-8',
          'retry-after': retrySeconds,
          'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
          ...shared,
        },
        Buffer.from(html),
      ),
  };
}
