import type { SessionUser } from './session-user.ts';

/** `asked`: the user clicked "sign out". `expired`: the server no longer accepted the session. */
export type LogoutReason = 'asked' | 'expired';

/** Notifies the parts of a page of sign-in and sign-out. */
export type AuthChange =
  | { readonly action: 'login'; readonly user: SessionUser }
  | { readonly action: 'logout'; readonly reason?: LogoutReason };
export type AuthMode = 'login' | 'register' | 'demo';

const names = { changed: 'auth-state-changed', requested: 'auth-wanted', headerUpdated: 'header-updated' } as const;

function listen<D>(name: string, listener: (detail: D) => void): () => void {
  const handler = (event: Event) => listener((event as CustomEvent<D>).detail);
  window.addEventListener(name, handler);
  return () => window.removeEventListener(name, handler);
}

const send = (name: string, detail?: unknown): boolean => window.dispatchEvent(new CustomEvent(name, { detail }));

export const announceAuthChange = (change: AuthChange) => send(names.changed, change);
export const onAuthChange = (listener: (change: AuthChange) => void) => listen(names.changed, listener);

export interface AuthOptions {
  /** Where to go after the sign-in. By default a public page leads to a page of the user's own. */
  readonly next?: string;
  /** The page itself needs a user: it stays open. */
  readonly staysHere?: boolean;
}

/** The user clicked "sign in", "register" or "try the demo". */
export const requestAuth = (mode: AuthMode, options: AuthOptions = {}) => send(names.requested, { mode, ...options });
export const onAuthRequested = (listener: (request: AuthOptions & { readonly mode: AuthMode }) => void) =>
  listen(names.requested, listener);

export const announceHeaderUpdated = () => send(names.headerUpdated);
export const onHeaderUpdated = (listener: () => void) => listen(names.headerUpdated, listener);
