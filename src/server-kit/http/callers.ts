import type { FastifyRequest } from 'fastify';
import type { Identity } from './route.ts';

interface CallerFacts {
  readonly userId: number;
  /** The admin who looks through that owner's eyes. */
  readonly viewerId?: number;
}

const callers = new WeakMap<FastifyRequest, CallerFacts>();

/** Remembers for the log who is calling. */
export function noteCaller(request: FastifyRequest, identity: Identity | undefined): void {
  if (identity) callers.set(request, { userId: identity.id, ...(identity.viewer && { viewerId: identity.viewer.id }) });
}

export const callerOf = (request: FastifyRequest): CallerFacts | undefined => callers.get(request);
