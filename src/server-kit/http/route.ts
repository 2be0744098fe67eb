import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Endpoint } from '#base/endpoint.ts';
import type { Locale } from '#i18n/locale.ts';
import type { AuditWriter } from '#server-kit/audit/index.ts';
import type { Services } from '../services/services.ts';
import type { Cookies } from './cookies.ts';

export type Role = 'user' | 'subscriber' | 'admin';

export interface Identity {
  readonly id: number;
  readonly role: Role;
  readonly sessionId: number;
  /** False when only a bearer token vouches for the caller. */
  readonly hasSession: boolean;
  readonly isDemo: boolean;
  /** When the caller last proved who they are. */
  readonly authenticatedAt: Date;
  readonly username: string;
  /** The admin who looks through this owner's eyes: nothing may be changed meanwhile. */
  readonly impersonator?: { readonly id: number; readonly username: string };
}

/** What a request says about who sends it. */
export interface Credentials {
  readonly sessionCookie: string | undefined;
  readonly authorization: string | undefined;
  /** Asked by an open stream, and no request that keeps a session from being idle. */
  readonly isPassive?: boolean;
}

/** What the feature that owns sessions makes of it. */
export interface Caller {
  readonly identity: Identity | undefined;
  acceptsCsrf(token: string): boolean;
}

/** Whoever is calling, signed in or not. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
  readonly locale: Locale;
  /** Names the request in every line of the log. */
  readonly requestId: string;
  /** The browser says that a page of another site sent it here. */
  readonly isCrossSite: boolean;
}

/** The answer of a call that is declared a file. */
export interface FileAnswer {
  readonly body: string | Buffer | Readable;
  readonly type: string;
  readonly name: string;
  /** Lines of a table, for whoever watches it come. */
  readonly rows?: number;
}

/** Sends one event to whoever listens; both parts are one line each. */
export type SendEvent = (event: string, data: string) => void;

/** The answer of a call that is declared a stream: from when it listens until it is told to stop. */
export interface StreamAnswer {
  listen(send: SendEvent): () => void;
}

/** The file that came with a form. Its name is the sender's, and says nothing about what is inside. */
export interface Upload {
  readonly bytes: Buffer;
  readonly name: string;
}

/** A body as it was sent. */
export interface Raw {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface Call<Params, Query, Body> extends Services {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly visitor: Visitor;
  readonly cookies: Cookies;
  /** Throws `unauthenticated` when read on a public call by nobody. */
  readonly user: Identity;
  readonly findUser: Identity | undefined;
  readonly idempotencyKey: string | undefined;
  /** Only on a call that declares one. */
  readonly upload: Upload;
  /** Only on a call that takes it. */
  readonly raw: Raw;
  /** Tells the audit log; every call of an admin that changes something must. */
  readonly audit: AuditWriter;
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
