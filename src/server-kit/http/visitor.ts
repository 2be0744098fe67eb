import type { FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale, localeFromHeader, localeKey } from '#i18n/locale.ts';
import type { Visitor } from './route.ts';

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  locale: localeFromHeader(request.headers['accept-language']),
  isSentByOthers: ['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site'])),
});

/** Pages follow the reader's choice, kept in a cookie, and are Hebrew until one is made. */
export function pageLocale(request: FastifyRequest): Locale {
  const asked = new URLSearchParams(request.url.split('?')[1]).get('lang');
  if (isLocale(asked)) return asked;
  const kept = request.cookies?.[localeKey];
  return isLocale(kept) ? kept : defaultLocale;
}
