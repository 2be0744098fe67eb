import { useEffect, useState } from 'react';
import type { Api } from '#web-kit/api/api-client.tsx';
import { csrfToken, storeCsrfToken } from '#web-kit/api/csrf-token.ts';
import { NetworkError, RequestError, ServerError } from '#web-kit/api/request-error.ts';
import { authApi } from '../../contract.ts';

/** The link was used, has expired or never existed: the server's error names the token. */
export const isInvalidLink = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 404 || 'token' in error.fields);

/** The link is valid, but its account is not signed in here: `password` if a new password may be chosen instead. */
export function requirementWithoutSession(error: unknown): 'password' | 'session' | undefined {
  if (!(error instanceof RequestError) || error.status !== 403) return undefined;
  if ('password' in error.fields) return 'password';
  return 'session' in error.fields ? 'session' : undefined;
}

/** Temporary failures: the same link may work on a retry. */
export const isTransient = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof ServerError ||
  (error instanceof RequestError && error.status === 429);

/** The most specific message available. */
export const errorMessageOf = (error: Error): string =>
  (error instanceof RequestError && Object.values(error.fields)[0]) || error.message;

/** The token is in the URL's fragment, which is never sent to a server or written to a log. */
export const tokenIn = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('token') || undefined;

const tokenHere = (): string | undefined => (typeof window === 'undefined' ? undefined : tokenIn(window.location.hash));

/** A token that is removed from the URL but still in use: the page remounts when the session is known. */
let pendingToken: string | undefined;

/** Also handles a link opened while this page is shown, which changes only the fragment without a reload. */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState(() => tokenHere() ?? pendingToken);
  useEffect(() => {
    const read = () => setToken((before) => tokenHere() ?? before);
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return token;
}

/** Removes the token from the URL, and so from the history; one still in use is stored in memory. */
export function forgetFragment(tokenInUse?: string): void {
  pendingToken = tokenInUse;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/** An email link is often a browser's first page here, so it has no CSRF token yet. */
export async function ensureCsrf(api: Api): Promise<void> {
  if (!csrfToken()) storeCsrfToken((await api.call(authApi.csrfToken, {})).csrfToken);
}
