import { type Profile, staleSave } from '#features/profiles/contract.ts';
import { NetworkError, RequestError } from '#web-kit/request-error.ts';

export interface SaveFailure {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  /** A larger plan would take it. */
  readonly needsPlan: boolean;
  /** It may go well by itself the next time. */
  readonly mayPass: boolean;
}

type Outcome =
  | { readonly kind: 'offline' }
  | { readonly kind: 'conflict'; readonly current: Profile }
  | ({ readonly kind: 'failed' } & SaveFailure);

export function saveFailureOf(error: unknown): Outcome {
  if (error instanceof NetworkError) return { kind: 'offline' };
  if (!(error instanceof RequestError)) throw error;
  const stale = error.status === 409 ? staleSave.safeParse(error.body) : undefined;
  if (stale?.success) return { kind: 'conflict', current: stale.data.current };
  return {
    kind: 'failed',
    message: Object.values(error.fields)[0] ?? error.message,
    fields: documentFields(error.fields),
    needsPlan: error.status === 402,
    mayPass: error.status >= 500 || error.status === 429 || error.status === 401,
  };
}

/** The server names a place from the body's root. */
const documentFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path.replace(/^document\./, ''), sentence]));
