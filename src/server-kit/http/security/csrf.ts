import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#base/app-error.ts';
import type { Endpoint } from '#base/endpoint.ts';
import type { Caller, Identity } from '../route.ts';

/**
 * Derived from a cookie that no script can read: knowing it proves having read one of our responses in that browser.
 */
export const csrfTokenOf = (sessionCookie: string): string =>
  createHash('sha256').update(`csrf:${sessionCookie}`).digest('base64url');

export const csrfHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export const isSameCsrf = (hash: Buffer, token: string): boolean => timingSafeEqual(hash, csrfHash(token));

/**
 * Another site can make a browser send cookies, but not this header. A browser never sends a bearer token by itself.
 */
export function refuseForgedCall(endpoint: Endpoint, caller: Caller, request: FastifyRequest): void {
  if (endpoint.method === 'GET' || endpoint.csrf === 'origin-only') return;
  if (caller.identity && !caller.identity.hasSession) return;
  if (!tokensIn(request).some((token) => caller.acceptsCsrf(token))) throw new AppError('csrf_failed');
}

function tokensIn({ headers, body }: FastifyRequest): string[] {
  const inBody = body && typeof body === 'object' && '_csrf' in body ? body._csrf : undefined;
  return [headers['csrf-token'], headers['x-csrf-token'], inBody].filter(
    (token): token is string => typeof token === 'string' && token.length > 0 && token.length <= 100,
  );
}

const changing = new Set(['POST', 'PUT', 'DELETE', 'PATCH']);

interface OriginDetails {
  readonly method: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Our own pages; on loopback, any of its host names. */
export function isSameOrigin(origin: string, publicUrl: string): boolean {
  const { protocol, hostname, port, origin: ownOrigin } = new URL(publicUrl);
  if (origin === ownOrigin) return true;
  return loopback.includes(hostname) && loopback.some((name) => origin === `${protocol}//${name}${port && `:${port}`}`);
}

/** Browsers report a request's origin: one that changes data must come from our own pages. */
export function refuseForeignOrigin({ method, origin, fetchSite }: OriginDetails, publicUrl: string): void {
  if (!changing.has(method)) return;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') throw new AppError('forbidden');
  if (origin !== undefined && !isSameOrigin(origin, publicUrl)) throw new AppError('forbidden');
}

const recentAuthMilliseconds = 10 * 60_000;

export const isRecentlyAuthenticated = ({ authenticatedAt }: Identity, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() <= recentAuthMilliseconds;
