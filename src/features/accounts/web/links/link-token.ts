import { useEffect, useState } from 'react';
import type { Api } from '#web-kit/api/api-client.ts';
import { csrfToken, storeCsrfToken } from '#web-kit/api/csrf-token.ts';
import { NetworkError, RequestError, ServerError } from '#web-kit/api/request-error.ts';
import { authApi } from '../../contract.ts';

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

/** The token of a link stands in the fragment, which no server and no log ever sees. */
export const tokenIn = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('token') || undefined;

const tokenHere = (): string | undefined => (typeof window === 'undefined' ? undefined : tokenIn(window.location.hash));

/** What left the address but is still being worked on: a page is mounted anew when it turns out who is signed in. */
let pendingToken: string | undefined;

/** Also of a link that is opened over this very page, which the browser does not load again. */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState(() => tokenHere() ?? pendingToken);
  useEffect(() => {
    const read = () => setToken((before) => tokenHere() ?? before);
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return token;
}

/** Takes a token out of the address, and so out of the history; one that is still in work stays in mind. */
export function forgetFragment(tokenInUse?: string): void {
  pendingToken = tokenInUse;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/** A link is often the first page that a browser sees of us: it has no token yet. */
export async function ensureCsrf(api: Api): Promise<void> {
  if (!csrfToken()) storeCsrfToken((await api.call(authApi.csrfToken, {})).csrfToken);
}
