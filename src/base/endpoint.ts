import type { z } from 'zod';
import { mayStaff, type StaffArea, type StaffRole } from './staff-roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone, a signed-in user, a user with a paid plan or trial, an admin whose staff role has the area. */
export type Access = 'public' | 'user' | 'subscriber' | AdminAccess;

type AdminAccess = `admin:${StaffArea}`;

export const isForAdmins = (access: Access): access is AdminAccess => access.startsWith('admin:');

/** Whether a staff role may call an endpoint; those outside of the administration do not ask for it. */
export function mayCall(
  role: StaffRole | null | undefined,
  { access, method }: Pick<Endpoint, 'access' | 'method'>,
): boolean {
  if (!isForAdmins(access)) return true;
  return mayStaff(role, access.slice('admin:'.length) as StaffArea, method === 'GET' ? 'read' : 'write');
}

/** At most `points` requests in `seconds`, counted per IP address or per account. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
  readonly by: 'address' | 'account';
  /** `memory`: counted per process, where a database query would cost more than the request itself. */
  readonly store?: 'database' | 'memory';
}

export interface Endpoint<
  Path extends string = string,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  readonly path: Path;
  readonly access: Access;
  /** One sentence for the OpenAPI page. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** 302 for endpoints that the browser navigates to: the response's `location` is the target. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** The response is a file with its own type and name, not JSON. */
  readonly isFile?: boolean;
  /** The response stays open until one side closes it: server-sent events. */
  readonly isStream?: boolean;
  readonly limit?: RateLimit;
  /** The maximum body size in bytes; default 256 KB. */
  readonly bodyLimit?: number;
  /** Accepts a multipart form with one file in the part `file`; `body` then describes the form's text fields. */
  readonly upload?: { readonly maxBytes: number };
  /** Accepts a body of any type and never reads it: the request itself carries all information. */
  readonly acceptsAnyBody?: boolean;
  /** Passes the raw bytes and the headers to the handler, because the signature covers the raw bytes. */
  readonly acceptsRawBody?: boolean;
  /** Requires the header `idempotency-key`: the same key returns the same response and the operation runs once. */
  readonly idempotent?: boolean;
  /** Requires the session cookie; a bearer token is not enough. Refuses the demo account unless `allowsDemo` is set. */
  readonly needsSession?: boolean;
  /** Allows the demo account: reads only what the caller can see anyway, and costs, sends and changes nothing. */
  readonly allowsDemo?: boolean;
  /** Requires a password confirmation or sign-in within the last few minutes. */
  readonly requiresRecentAuth?: boolean;
  /** Changes nothing of the owner's, so an impersonating admin may call it. */
  readonly allowedWhileImpersonating?: boolean;
  /**
   * Works under maintenance, too: signing in, and what visitors and other services send once. Of the rest, only staff may
   * change anything then.
   */
  readonly allowedWhileReadOnly?: boolean;
  /** `origin-only` where no token is available, such as a beacon of an unloading page; the origin is always checked. */
  readonly csrf?: 'token' | 'origin-only';
}

/** Declares an endpoint once: handlers, browser calls, validation and the OpenAPI page derive from it. */
export function endpoint<
  const Path extends string,
  Answer extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(declaration: Endpoint<Path, Params, Query, Body, Answer>): Endpoint<Path, Params, Query, Body, Answer> {
  return declaration;
}

/** The input that a caller passes. */
export type CallInput<E> =
  E extends Endpoint<string, infer Params, infer Query, infer Body, z.ZodType>
    ? InputField<'params', z.input<Params>> & InputField<'query', z.input<Query>> & InputField<'body', z.input<Body>>
    : never;

/** The result that a caller gets. */
export type CallAnswer<E> =
  E extends Endpoint<string, z.ZodType, z.ZodType, z.ZodType, infer Answer> ? z.output<Answer> : never;

type InputField<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** Fills `:name` segments of a path. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    // Without this check, the request would go to `/undefined` and return a misleading 404.
    if (value === undefined || value === null) throw new Error(`The path ${path} lacks its ${name}`);
    return encodeURIComponent(String(value));
  });
}
