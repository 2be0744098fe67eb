import { useSyncExternalStore } from 'react';
import type { LogoutReason } from './auth-events.ts';
import { type SessionUser, storedUser, storeSession } from './session-user.ts';

export interface SessionState {
  readonly user: SessionUser | undefined;
  /** True while a sign-in settles: show skeletons. */
  readonly isChanging: boolean;
  /** The server has reported who is signed in, or could not be reached. */
  readonly isChecked: boolean;
  /** Why the session ended, if there was one. */
  readonly ended: LogoutReason | undefined;
}

/** The state in server HTML, and therefore in the browser's first paint. */
const signedOut: SessionState = { user: undefined, isChanging: false, isChecked: false, ended: undefined };

let state = signedOut;
const listeners = new Set<() => void>();

/** One state for the whole page, so that header, guard and content are always consistent. */
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

/** Updates the signed-in user's data, such as a new name, without refetching or flicker. */
export function renewSessionUser(user: SessionUser, token?: string): void {
  storeSession(user, token);
  changeSession({ user, ended: undefined });
}

/** The signed-in user, shared by every part of the page. */
export const useSession = (): SessionState => useSyncExternalStore(subscribeToSession, sessionState, firstSessionState);
