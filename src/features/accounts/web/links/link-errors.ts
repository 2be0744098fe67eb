import { NetworkError, RequestError, ServerError } from '#web-kit/api/request-error.ts';

/** The link was used, is too old or was never ours: the server then names the token. */
export const isInvalidLink = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 404 || 'token' in error.fields);

/** The link is good, and nobody of its account is signed in here: `password` where a new one may be chosen instead. */
export function requirementWithoutSession(error: unknown): 'password' | 'session' | undefined {
  if (!(error instanceof RequestError) || error.status !== 403) return undefined;
  if ('password' in error.fields) return 'password';
  return 'session' in error.fields ? 'session' : undefined;
}

/** Nothing was decided: the same link may work in a moment. */
export const isTransient = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof ServerError ||
  (error instanceof RequestError && error.status === 429);

/** The most exact words there are. */
export const errorMessageOf = (error: Error): string =>
  (error instanceof RequestError && Object.values(error.fields)[0]) || error.message;
