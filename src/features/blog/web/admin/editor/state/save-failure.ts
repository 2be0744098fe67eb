import { NetworkError, RequestError } from '#web-kit/api/request-error.ts';
import { type DraftPost, draftPost } from '../../../../contract.ts';
import { type DraftField, fieldOf } from './post-draft.ts';

export type FieldErrors = Readonly<Partial<Record<DraftField, string>>>;

export type SaveFailure =
  | { readonly kind: 'offline' }
  /** Somebody saved a newer one: nothing is sent until it is decided which stays. */
  | { readonly kind: 'conflict'; readonly current: DraftPost }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly errors: FieldErrors;
      /** It may go well by itself the next time. */
      readonly mayPass: boolean;
    };

export function saveFailureOf(error: unknown): SaveFailure {
  if (error instanceof NetworkError) return { kind: 'offline' };
  if (!(error instanceof RequestError)) throw error;
  const newer = error.status === 409 ? newerIn(error.body) : undefined;
  if (newer) return { kind: 'conflict', current: newer };
  return {
    kind: 'failed',
    message: Object.values(error.fields)[0] ?? error.message,
    errors: fieldErrorsOf(error),
    mayPass: error.status >= 500 || error.status === 429 || error.status === 401,
  };
}

const newerIn = (body: unknown): DraftPost | undefined =>
  body && typeof body === 'object' && 'post' in body ? draftPost.safeParse(body.post).data : undefined;

/** The first sentence for each field that was named. */
export function fieldErrorsOf({ fields }: RequestError): FieldErrors {
  const named = Object.entries(fields).map(([path, sentence]) => [fieldOf(path), sentence] as const);
  return Object.fromEntries(named.filter(([field]) => field).reverse());
}
