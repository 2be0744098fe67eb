import type { ServerResponse } from 'node:http';
import type { Config } from '#server-kit/config/config.ts';

/** Sends a prebuilt response: at thousands a second, none is assembled per request. */
export type Redirect = (response: ServerResponse) => void;

export interface Redirects {
  /** Must not be cached by intermediaries, because the destination may change. */
  to(location: string): Redirect;
  /** The destination is currently unknown; a minimal page states this. */
  unavailable(html: string): Redirect;
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
    to: (location) => {
      const headers = { location, 'content-length': 0, ...shared };
      return (response) => {
        response.writeHead(302, headers);
        response.end();
      };
    },
    unavailable: (html) => {
      const body = Buffer.from(html);
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-length': body.length,
        'retry-after': retrySeconds,
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        ...shared,
      };
      return (response) => {
        response.writeHead(503, headers);
        response.end(body);
      };
    },
  };
}
