import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale, localeFromHeader, localeKey } from '#i18n/locale.ts';
import { cookiesOf, sessionCookieName } from './cookies.ts';
import type { Credentials, Visitor } from './route.ts';

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  requestId: request.id,
  locale: localeFromHeader(request.headers['accept-language']),
  isCrossSite: ['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site'])),
});

export const credentialsOf = (request: FastifyRequest, reply: FastifyReply, isHttps: boolean): Credentials => ({
  sessionCookie: cookiesOf(request, reply, isHttps).get(sessionCookieName),
  authorization: request.headers.authorization,
});

/** Pages follow the reader's choice, kept in a cookie, and are Hebrew until one is made. */
export function pageLocale(request: FastifyRequest): Locale {
  const requested = new URLSearchParams(request.url.split('?')[1]).get('lang');
  if (isLocale(requested)) return requested;
  const saved = request.cookies?.[localeKey];
  return isLocale(saved) ? saved : defaultLocale;
}
