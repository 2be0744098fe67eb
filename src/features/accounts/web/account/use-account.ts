import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { Api } from '#web-kit/api-client.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { type Account, type AccountExport, type AccountSession, accountApi } from '../../contract.ts';
import { followSession } from './follow-session.ts';

const lookMilliseconds = 1_000;

const isUnderWay = (one: AccountExport | undefined): boolean => one?.status === 'waiting' || one?.status === 'running';

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
      refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookMilliseconds : false),
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
export function useKeepAccount(): (account: Account) => void {
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

export function useKeepSessions(): (sessions: AccountSession[]) => void {
  const queries = useQueryClient();
  const api = useApi();
  return useCallback(
    (sessions) => queries.setQueryData(accountQueries.sessions(api).queryKey, sessions),
    [queries, api],
  );
}
