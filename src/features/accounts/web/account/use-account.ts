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

/** Keeps the header's user in sync with the account; no update if nothing changed. */
function followSession(account: Account): void {
  const known = storedUser();
  const user = sessionUserOf(account);
  // A response from before a sign-out, or of another account, must not restore its user.
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
      // A link opened in another tab changes the account, so it is refetched when this tab regains focus.
      staleTime: 0,
    }),
  sessions: (api: Api) =>
    queryOptions({
      queryKey: ['/api/account/sessions'],
      queryFn: () => api.call(accountApi.sessions, {}),
      // Sessions change elsewhere, so every mount refetches.
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

/** The account query; updates the header's copy of the name. */
export function useAccount() {
  const query = useQuery(accountQueries.account(useApi()));
  const { data } = query;
  useEffect(() => {
    if (data) followSession(data);
  }, [data]);
  return query;
}

/** Mutations return the updated account, so no refetch is needed. */
export function useUpdateAccountCache(): (account: Account) => void {
  const queries = useQueryClient();
  const api = useApi();
  return useCallback(
    (account) => {
      queries.setQueryData(accountQueries.account(api).queryKey, account);
      // Several of these mutations also end other sessions.
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
