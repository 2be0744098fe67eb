import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Endpoint } from '#base/endpoint.ts';
import type { StaffRole } from '#base/staff-roles.ts';
import type { Locale } from '#i18n/locale.ts';
import type { AuditWriter } from '#server-kit/audit/index.ts';
import type { Services } from '../services/services.ts';
import type { Cookies } from './cookies.ts';

export type Role = 'user' | 'subscriber' | 'admin';

export interface Identity {
  readonly id: number;
  readonly role: Role;
  /** Of an admin, what they may do in the administration. */
  readonly staffRole: StaffRole | null;
  readonly sessionId: number;
  /** False if the caller is authenticated by a bearer token only. */
  readonly hasSession: boolean;
  readonly isDemo: boolean;
  /** When the caller last authenticated. */
  readonly authenticatedAt: Date;
  readonly username: string;
  /** The admin who is impersonating this owner: nothing may be changed meanwhile. */
  readonly impersonator?: { readonly id: number; readonly username: string };
}

export interface Credentials {
  readonly sessionCookie: string | undefined;
  readonly authorization: string | undefined;
  /** Set by open streams: such a check does not count as session activity. */
  readonly isPassive?: boolean;
}

/** The result of identifying a caller, from the feature that owns sessions. */
export interface Caller {
  readonly identity: Identity | undefined;
  acceptsCsrf(token: string): boolean;
}

/** The client of a request, signed in or not. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
  readonly locale: Locale;
  /** Identifies the request in every log line. */
  readonly requestId: string;
  /** The browser reports that a page of another site initiated the request. */
  readonly isCrossSite: boolean;
}

/** The response of an endpoint declared as a file. */
export interface FileAnswer {
  readonly body: string | Buffer | Readable;
  readonly type: string;
  readonly name: string;
  /** Number of table rows, for progress display. */
  readonly rows?: number;
  /** Shown in a frame of our own pages under this content security policy, instead of downloaded. */
  readonly framePolicy?: string;
}

/** Sends one event to the client; both parts must be a single line. */
export type SendEvent = (event: string, data: string) => void;

/** The response of an endpoint declared as a stream: subscribes, and returns a function that stops it. */
export interface StreamAnswer {
  listen(send: SendEvent): () => void;
}

/** The file uploaded with a form. Its name is chosen by the client and does not prove its type. */
export interface Upload {
  readonly bytes: Buffer;
  readonly name: string;
}

/** The unparsed request body. */
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
  /** Throws `unauthenticated` if read on a public endpoint without a signed-in user. */
  readonly user: Identity;
  readonly findUser: Identity | undefined;
  readonly idempotencyKey: string | undefined;
  /** Only on endpoints that declare an upload. */
  readonly upload: Upload;
  /** Only on endpoints that accept a raw body. */
  readonly raw: Raw;
  /** Writes to the audit log; required in every admin endpoint that changes something. */
  readonly audit: AuditWriter;
}

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<never, never, never>) => Promise<unknown>;
}

/** Binds an endpoint to its handler; the types follow from the declaration. */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<string, P, Q, B, A>,
  handle: (call: Call<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<A>>,
): Route {
  return { endpoint: endpoint as unknown as Endpoint, handle: handle as unknown as Route['handle'] };
}
