import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale, localeFromHeader, localeKey } from '#i18n/locale.ts';
import type { IsTrustedProxy } from '../config/trusted-proxies.ts';
import { cookiesOf, sessionCookieName } from './cookies.ts';
import type { Credentials, Identity, Visitor } from './route.ts';

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

/** Pages use the language stored in the user's cookie, and default to Hebrew. */
export function pageLocale(request: FastifyRequest): Locale {
  const requested = new URLSearchParams(request.url.split('?')[1]).get('lang');
  if (isLocale(requested)) return requested;
  const saved = request.cookies?.[localeKey];
  return isLocale(saved) ? saved : defaultLocale;
}

interface CallerDetails {
  readonly userId: number;
  /** The admin who is impersonating that owner. */
  readonly impersonatorId?: number;
}

const callers = new WeakMap<FastifyRequest, CallerDetails>();

/** Stores the caller for the log. */
export function noteCaller(request: FastifyRequest, identity: Identity | undefined): void {
  if (identity)
    callers.set(request, {
      userId: identity.id,
      ...(identity.impersonator && { impersonatorId: identity.impersonator.id }),
    });
}

export const callerOf = (request: FastifyRequest): CallerDetails | undefined => callers.get(request);

/** The client address outside the framework, by the framework's rule: the nearest address that is no proxy of ours. */
export function clientAddress(isTrusted: IsTrustedProxy, remote = '', forwarded?: string | string[]): string {
  if (!forwarded || !isTrusted(remote)) return remote;
  const chain = String(forwarded)
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .reverse();
  return chain.find((address) => !isTrusted(address)) ?? chain.at(-1) ?? remote;
}
