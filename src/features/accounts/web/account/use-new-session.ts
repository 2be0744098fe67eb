import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { holdCsrfToken } from '#web-kit/csrf-token.ts';
import { renewSessionUser } from '#web-kit/session-store.ts';
import type { SessionUser } from '../../contract.ts';

/** A new password brings a new session: its token replaces the old one, and all that was read is read again. */
export function useNewSession(): (user: SessionUser, token: string) => void {
  const queries = useQueryClient();
  return useCallback(
    (user, token) => {
      renewSessionUser(user, token);
      holdCsrfToken(undefined);
      void queries.invalidateQueries();
    },
    [queries],
  );
}
