import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#base/app-error.ts';
import type { Endpoint } from '#base/endpoint.ts';
import type { Caller } from '../route.ts';

/** Follows from a cookie that no script can read: whoever knows it has read an answer of ours in that very browser. */
export const csrfTokenOf = (sessionCookie: string): string =>
  createHash('sha256').update(`csrf:${sessionCookie}`).digest('base64url');

export const csrfHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export const isSameCsrf = (hash: Buffer, token: string): boolean => timingSafeEqual(hash, csrfHash(token));

/** A page of another site can make a browser send cookies, never this. A bearer alone is sent by no browser on its own. */
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
