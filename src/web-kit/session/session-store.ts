import { useSyncExternalStore } from 'react';
import type { LogoutReason } from './auth-events.ts';
import { type SessionUser, storedUser, storeSession } from './session-user.ts';

export interface SessionState {
  readonly user: SessionUser | undefined;
  /** While a sign-in settles: show skeletons. */
  readonly isChanging: boolean;
  /** The server has answered who is signed in, or could not be asked. */
  readonly isChecked: boolean;
  /** Why nobody is signed in any more, if somebody was. */
  readonly ended: LogoutReason | undefined;
}

/** What server HTML shows, and so the first paint in the browser too. */
const signedOut: SessionState = { user: undefined, isChanging: false, isChecked: false, ended: undefined };

let state = signedOut;
const listeners = new Set<() => void>();

/** One state for the whole page, so that header, guard and content never disagree. */
export const sessionState = (): SessionState => state;
export const firstSessionState = (): SessionState => signedOut;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeSession(change: Partial<SessionState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export const restoreSession = (): void => changeSession({ ...signedOut, user: storedUser() });

/** Fresh facts about the one who is signed in, such as a new name: nothing is read again and nothing flickers. */
export function renewSessionUser(user: SessionUser, token?: string): void {
  storeSession(user, token);
  changeSession({ user, ended: undefined });
}

/** Who is signed in, the same for every part of the page. */
export const useSession = (): SessionState => useSyncExternalStore(subscribeToSession, sessionState, firstSessionState);
