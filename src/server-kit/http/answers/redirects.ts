import type { ServerResponse } from 'node:http';
import type { Config } from '#server-kit/config/config.ts';

/** Sends one answer that was made before: of thousands a second, none is put together anew. */
export type Redirect = (response: ServerResponse) => void;

export interface Redirects {
  /** Nobody on the way may keep it: where it leads may be another place the next time. */
  to(location: string): Redirect;
  /** There is no telling just now; a page in a few words says so. */
  unavailable(html: string): Redirect;
}

const retrySeconds = '5';

/** Answers of those who stand ahead of the router and bring all of their headers themselves. */
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
