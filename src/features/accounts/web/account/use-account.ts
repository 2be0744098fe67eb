import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { Api } from '#web-kit/api/api-client.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { renewSessionUser } from '#web-kit/session/session-store.ts';
import { type SessionUser, storedUser } from '#web-kit/session/session-user.ts';
import { type Account, type AccountExport, type AccountSession, accountApi } from '../../contract.ts';

const sessionUserOf = (account: Account): SessionUser => ({
  id: account.id,
  username: account.username,
  displayName: account.displayName,
  email: account.email,
  userRole: account.userRole,
  unreadSupportMessages: account.unreadSupportMessages,
});

const displayedFields = ({ id, username, displayName, email, userRole }: SessionUser): string =>
  JSON.stringify([id, username, displayName, email, userRole]);

/** Keeps the name that the header shows in step with the account, and is quiet where nothing changed. */
function followSession(account: Account): void {
  const known = storedUser();
  const user = sessionUserOf(account);
  // An answer from before a sign-out, or of another account, must not bring its owner back.
  if (known?.id === user.id && displayedFields(known) !== displayedFields(user)) renewSessionUser(user);
}

const pollMilliseconds = 1_000;

const isInProgress = (one: AccountExport | undefined): boolean =>
  one?.status === 'waiting' || one?.status === 'running';

export const accountQueries = {
  account: (api: Api) =>
    queryOptions({
      queryKey: ['/api/account'],
      queryFn: () => api.call(accountApi.get, {}),
      // A link opened in another tab changes it: coming back to this one must show that.
      staleTime: 0,
    }),
  sessions: (api: Api) =>
    queryOptions({
      queryKey: ['/api/account/sessions'],
      queryFn: () => api.call(accountApi.sessions, {}),
      // Who is signed in changes elsewhere: every look at the page asks.
      staleTime: 0,
    }),
  export: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['/api/account/exports', id],
      queryFn: () => api.call(accountApi.getExport, { params: { id } }),
      staleTime: 0,
      refetchInterval: ({ state }) => (isInProgress(state.data) ? pollMilliseconds : false),
    }),
};

/** The account; the header's copy of the name follows it. */
export function useAccount() {
  const query = useQuery(accountQueries.account(useApi()));
  const { data } = query;
  useEffect(() => {
    if (data) followSession(data);
  }, [data]);
  return query;
}

/** Calls that change the account answer with the new one, which needs no second reading. */
export function useUpdateAccountCache(): (account: Account) => void {
  const queries = useQueryClient();
  const api = useApi();
  return useCallback(
    (account) => {
      queries.setQueryData(accountQueries.account(api).queryKey, account);
      // Several of these calls end other sessions on their way.
      void queries.invalidateQueries(accountQueries.sessions(api));
    },
    [queries, api],
  );
}

export function useUpdateSessionsCache(): (sessions: AccountSession[]) => void {
  const queries = useQueryClient();
  const api = useApi();
  return useCallback(
    (sessions) => queries.setQueryData(accountQueries.sessions(api).queryKey, sessions),
    [queries, api],
  );
}
