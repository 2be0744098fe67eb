import type { z } from 'zod';
import type { Endpoint } from '#base/endpoint.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Services } from '#server-kit/services/services.ts';

export type Role = 'user' | 'subscriber' | 'admin';

export interface Identity {
  readonly id: number;
  readonly role: Role;
  /** False when only a bearer token vouches for the caller. */
  readonly hasSession: boolean;
}

/** Whoever is calling, signed in or not. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
  readonly locale: Locale;
}

export interface Call<Params, Query, Body> extends Services {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly visitor: Visitor;
  /** Throws `unauthenticated` when read on a public call by nobody. */
  readonly user: Identity;
  readonly findUser: Identity | undefined;
  readonly idempotencyKey: string | undefined;
}

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<never, never, never>) => Promise<unknown>;
}

/** Ties an endpoint to the service that does it; types follow from the declaration. */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<string, P, Q, B, A>,
  handle: (call: Call<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<A>>,
): Route {
  return { endpoint: endpoint as unknown as Endpoint, handle: handle as unknown as Route['handle'] };
}
