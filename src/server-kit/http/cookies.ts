import type { FastifyReply, FastifyRequest } from 'fastify';

interface CookieOptions {
  /** If omitted, the browser drops the cookie when it closes. */
  readonly maxAgeSeconds?: number;
  /** Readable by scripts of our own pages. */
  readonly isReadable?: boolean;
}

export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options?: CookieOptions): void;
  clear(name: string, options?: Pick<CookieOptions, 'isReadable'>): void;
}

export const sessionCookieName = 'session';

/** On https a cookie hidden from scripts is bound to this host (`__Host-`): no sibling subdomain can set one. */
const fullName = (name: string, isHttps: boolean, isReadable = false): string =>
  isHttps && !isReadable ? `__Host-${name}` : name;

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): Cookies {
  const shared = { path: '/', sameSite: 'lax', secure: isHttps } as const;
  return {
    get: (name) => request.cookies?.[fullName(name, isHttps)],
    set: (name, value, { maxAgeSeconds, isReadable = false } = {}) => {
      const age = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
      reply.setCookie(fullName(name, isHttps, isReadable), value, { ...shared, ...age, httpOnly: !isReadable });
    },
    clear: (name, { isReadable = false } = {}) => {
      reply.clearCookie(fullName(name, isHttps, isReadable), { ...shared, httpOnly: !isReadable });
    },
  };
}
