import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Locale } from '#i18n/locale.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { ConfirmDismissed, useConfirmedCall } from '#web-kit/session/reauthenticate.ts';
import { renewSessionUser } from '#web-kit/session/session-store.ts';
import { type SessionUser, storedUser } from '#web-kit/session/session-user.ts';
import { type Account, type AccountExport, accountApi } from '../../contract.ts';
import { accountsTexts } from '../../texts.ts';
import { accountTexts } from '../account-texts.ts';
import { useShowFailure } from '../show-failure.ts';

const displayedFields = (user: SessionUser | Account): string => {
  const { id, username, displayName, email, userRole, staffRole, deletesAt } = user;
  return JSON.stringify([id, username, displayName, email, userRole, staffRole, deletesAt ?? undefined]);
};

/** Keeps the header's user in sync with the account; no update if nothing changed. */
function followSession(account: Account): void {
  const known = storedUser();
  const { id, username, displayName, email, userRole, staffRole, unreadSupportMessages, deletesAt } = account;
  // A response from before a sign-out, or of another account, must not restore its user.
  if (known?.id !== id || displayedFields(known) === displayedFields(account)) return;
  const { staffRole: _, ...kept } = known;
  const changed = { username, displayName, email, userRole, unreadSupportMessages, ...(staffRole && { staffRole }) };
  renewSessionUser({ ...kept, ...changed, deletesAt: deletesAt ?? undefined });
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
  deletionEffects: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: ['/api/account/deletion', locale],
      queryFn: () => api.call(accountApi.deletionEffects, {}),
      // Read at the moment of the decision: a subscription or order of a minute ago counts.
      staleTime: 0,
    }),
  export: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['/api/account/exports', id],
      queryFn: () => api.call(accountApi.getExport, { params: { id } }),
      // The page waits for the export to be ready.
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
  return (account) => {
    followSession(account);
    queries.setQueryData(accountQueries.account(api).queryKey, account);
    // Several of these mutations also end other sessions.
    void queries.invalidateQueries(accountQueries.sessions(api));
  };
}

/** A mutation of the account: re-authenticates where required and shows errors. */
export function useAccountCall<A, I = void>({ call, ...rest }: Call<I, A>) {
  const confirmed = useConfirmedCall();
  const showFailure = useShowFailure();
  return useCall<A, I>({
    ...rest,
    call: (api, input) => confirmed(() => call(api, input)),
    onFailed: (error) => {
      if (!(error instanceof ConfirmDismissed)) showFailure(error);
    },
    isRepeatable: true,
  });
}

/** The same for a mutation that returns the account: shows its new state and, if given, a message. */
export function useAccountChange<I = void>({ done, onDone, ...call }: Call<I, Account> & { readonly done?: string }) {
  const updateAccount = useUpdateAccountCache();
  return useAccountCall<Account, I>({
    ...call,
    onDone: (account, input) => {
      updateAccount(account);
      onDone?.(account, input);
      if (done) toast({ title: done });
    },
  });
}

/** The deletion changes what other pages show too: the plan's next charge, whether visitors see the profiles. */
export function useDeletionChange<I = void>({ onDone, ...call }: Parameters<typeof useAccountChange<I>>[0]) {
  const queries = useQueryClient();
  return useAccountChange<I>({
    ...call,
    onDone: (account, input) => {
      void queries.invalidateQueries();
      onDone?.(account, input);
    },
  });
}

export const accountFormTexts = [accountsTexts, accountTexts];
