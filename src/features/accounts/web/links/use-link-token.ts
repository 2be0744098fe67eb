import { useEffect, useState } from 'react';

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
