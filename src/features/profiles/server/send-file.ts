import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#server-kit/config/config.ts';
import type { PublicFile } from './public-files.ts';

const year = 31_536_000;

/** Of bytes that are kept and sent again: forty large ones at once would hold everybody up. */
const tags = new WeakMap<Buffer, string>();

function tagOf(body: Buffer): string {
  const tag = tags.get(body) ?? `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  tags.set(body, tag);
  return tag;
}

export function sendFile(
  { type, body, isForever, isPrivate, headers }: PublicFile & { readonly isPrivate: boolean },
  { isHttps }: Pick<Config, 'isHttps'>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const etag = tagOf(body);
  const shared = {
    etag,
    'cache-control': isPrivate ? 'private, no-store' : isForever ? `public, max-age=${year}, immutable` : 'no-cache',
    'content-security-policy': "default-src 'none'; img-src data:; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    ...(isHttps && { 'strict-transport-security': `max-age=${year}; includeSubDomains` }),
    ...headers,
  };
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, shared);
    response.end();
    return;
  }
  response.writeHead(200, { ...shared, 'content-type': type, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
