import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone, someone signed in, someone with a paid plan or trial, an admin. */
export type Access = 'public' | 'user' | 'subscriber' | 'admin';

/** At most `points` calls in `seconds`, counted together for one address or one account. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
  readonly by: 'address' | 'account';
  /** `memory`: in each process by itself, where asking the database would cost more than the call. */
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
  /** 302 for calls that a whole page navigates to: the answer's `location` says where. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** The answer is a file that the handler brings with its type and name, not JSON. */
  readonly isFile?: boolean;
  /** The answer goes on until one side ends it: server-sent events. */
  readonly isStream?: boolean;
  readonly limit?: RateLimit;
  /** The largest body in bytes; 256 KB where nothing is said. */
  readonly bodyLimit?: number;
  /** The call takes a form with one file, in its part `file`; `body` then describes the form's text fields. */
  readonly upload?: { readonly maxBytes: number };
  /** A body of any type is let in and never read: the call is all that it says. */
  readonly acceptsAnyBody?: boolean;
  /** The body comes as the bytes that were sent, with the headers beside it: whoever signed it signed those. */
  readonly acceptsRawBody?: boolean;
  /** Needs the header `idempotency-key`: the same key gives the same answer and the work is done once. */
  readonly idempotent?: boolean;
  /** Needs the session cookie itself: a bearer token alone is not enough. Refuses the demo account, unless it `allowsDemo`. */
  readonly needsSession?: boolean;
  /** Reads only what the caller can see anyway, and costs, sends and changes nothing: for the demo account too. */
  readonly allowsDemo?: boolean;
  /** Needs proof of the password, or a sign-in, of the last minutes. */
  readonly requiresRecentAuth?: boolean;
  /** Changes nothing of an owner's, so that an admin who looks through their eyes may call it. */
  readonly allowedWhileImpersonating?: boolean;
  /** `origin-only` where a token cannot be had, such as a beacon of a leaving page; where the call comes from is checked always. */
  readonly csrf?: 'token' | 'origin-only';
}

/** One call of the wire, declared once: handlers, the browser's calls, the checks and the OpenAPI page follow from it. */
export function endpoint<
  const Path extends string,
  Answer extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(declaration: Endpoint<Path, Params, Query, Body, Answer>): Endpoint<Path, Params, Query, Body, Answer> {
  return declaration;
}

/** What a caller passes. */
export type CallInput<E> =
  E extends Endpoint<string, infer Params, infer Query, infer Body, z.ZodType>
    ? InputField<'params', z.input<Params>> & InputField<'query', z.input<Query>> & InputField<'body', z.input<Body>>
    : never;

/** What a caller gets. */
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
    // Without this the call would go to `/undefined` and come back as somebody else's "not found".
    if (value === undefined || value === null) throw new Error(`The path ${path} lacks its ${name}`);
    return encodeURIComponent(String(value));
  });
}
