import type { FastifyRequest } from 'fastify';
import type { Identity } from './route.ts';

interface CallerDetails {
  readonly userId: number;
  /** The admin who looks through that owner's eyes. */
  readonly impersonatorId?: number;
}

const callers = new WeakMap<FastifyRequest, CallerDetails>();

/** Remembers for the log who is calling. */
export function noteCaller(request: FastifyRequest, identity: Identity | undefined): void {
  if (identity)
    callers.set(request, {
      userId: identity.id,
      ...(identity.impersonator && { impersonatorId: identity.impersonator.id }),
    });
}

export const callerOf = (request: FastifyRequest): CallerDetails | undefined => callers.get(request);
