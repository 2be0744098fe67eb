import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { announceHeaderUpdated, onAuthChange } from './auth-events.ts';
import { type SessionUser, storedUser } from './session-user.ts';

export interface SessionState {
  readonly user: SessionUser | undefined;
  /** True on the first paint and while a sign-in settles: show skeletons. */
  readonly isChanging: boolean;
}

const settleMilliseconds = 2_000;

/** Who the header shows. After a sign-in everything kept is read again, and once more when the session has settled. */
export function useSession(): SessionState {
  const queries = useQueryClient();
  const [state, setState] = useState<SessionState>({ user: undefined, isChanging: false });

  useEffect(() => {
    const user = storedUser();
    if (user) setState({ user, isChanging: false });
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAuthChange((change) => {
      clearTimeout(timer);
      if (change.action === 'logout') {
        setState({ user: undefined, isChanging: false });
        queries.clear();
        return;
      }
      setState({ user: change.user, isChanging: true });
      void queries.invalidateQueries();
      timer = setTimeout(() => {
        void queries.invalidateQueries();
        setState({ user: change.user, isChanging: false });
        announceHeaderUpdated();
      }, settleMilliseconds);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries]);

  return state;
}
