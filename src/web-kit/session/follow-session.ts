import type { QueryClient } from '@tanstack/react-query';
import { storeCsrfToken } from '../api/csrf-token.ts';
import { type AuthChange, announceAuthChange, announceHeaderUpdated, onAuthChange } from './auth-events.ts';
import { changeSession, sessionState } from './session-store.ts';
import { parseStoredUser, userKey } from './session-user.ts';

const finishDelayMilliseconds = 2_000;

/**
 * Empties the cache but for what the open page shows: a form that is being edited depends on it, and its input must not
 * be lost. The rest goes when another user signs in, or with the page.
 */
const forgetAllButScreen = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });

/** Refetches all cached data after a sign-in, and again when the session has settled. */
export function followAuthChanges(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let formerId: number | undefined;
  const finishChange = () => {
    void queries.invalidateQueries();
    changeSession({ isChanging: false });
    announceHeaderUpdated();
  };
  const follow = (change: AuthChange) => {
    clearTimeout(timer);
    formerId = sessionState().user?.id ?? formerId;
    if (change.action === 'logout') {
      changeSession({ user: undefined, isChanging: false, ended: change.reason });
      if (change.reason === 'expired') forgetAllButScreen(queries);
      else queries.clear();
      return;
    }
    if (formerId !== undefined && formerId !== change.user.id) queries.clear();
    changeSession({ user: change.user, isChanging: true, ended: undefined });
    void queries.invalidateQueries();
    timer = setTimeout(finishChange, finishDelayMilliseconds);
  };
  const stop = onAuthChange(follow);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Syncs sign-in and sign-out across tabs through the browser's storage events. */
export function followOtherTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== userKey && key !== null) return;
    const otherTabUser = key === null ? undefined : parseStoredUser(newValue);
    const { user: currentUser } = sessionState();
    if (otherTabUser?.id === currentUser?.id) {
      if (otherTabUser) changeSession({ user: otherTabUser });
      return;
    }
    // The token belongs to the session that has just ended.
    storeCsrfToken(undefined);
    announceAuthChange(otherTabUser ? { action: 'login', user: otherTabUser } : { action: 'logout' });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
