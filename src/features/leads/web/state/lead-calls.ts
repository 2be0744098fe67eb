import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '#features/accounts/web/index.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { type LeadWithNotes, leadsApi } from '../../contract.ts';
import { type LeadStatus, leadLimits, leadStatuses } from '../../domain.ts';
import { type LeadWebhookState, leadWebhookApi } from '../../webhook-contract.ts';
import { inboxTexts } from '../inbox-texts.ts';
import * as leadQueries from './lead-queries.ts';

/** Changes one lead: updates the cache at once and refetches the lists. */
export function useLeadCall<I = void>({ onDone, ...call }: Call<I, LeadWithNotes>) {
  const queries = useQueryClient();
  const renew = leadQueries.useRefetchLeads();
  return useCall<LeadWithNotes, I>({
    ...call,
    onDone: (lead, input) => {
      leadQueries.cacheLead(queries, lead);
      onDone?.(lead, input);
      renew();
    },
    onFailed: useShowFailure(),
  });
}

/** Splits into several requests, because one request accepts only `maxBulk` leads. */
export async function inChunks(ids: readonly number[], call: (some: number[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += leadLimits.maxBulk)
    await call(ids.slice(start, start + leadLimits.maxBulk));
}

/** Only an undo can return a lead to `review`. */
type Aim = Exclude<LeadStatus, 'review'>;
export const aims = leadStatuses.filter((status): status is Aim => status !== 'review');

interface StatusChange {
  readonly ids: readonly number[];
  readonly status: Aim;
}

/** Changes the status of one or many leads: optimistic update, rollback on failure, and undo in the toast. */
export function useSetLeadsStatus(): (change: StatusChange) => void {
  const t = useTexts(inboxTexts);
  const api = useApi();
  const queries = useQueryClient();
  const renew = leadQueries.useRefetchLeads();
  const showFailure = useShowFailure();
  const { mutate: undo } = useMutation({
    mutationFn: (ids: readonly number[]) =>
      inChunks(ids, (some) => api.call(leadsApi.undoMove, { body: { ids: some } })),
    retry: false,
    onSuccess: (_, ids) => toast({ title: t('inbox.statusChanged.undone', { count: ids.length }) }),
    onError: showFailure,
    onSettled: renew,
  });
  const { mutate } = useMutation({
    mutationFn: ({ ids, status }: StatusChange) =>
      inChunks(ids, (some) => api.call(leadsApi.move, { body: { ids: some, status } })),
    retry: false,
    onMutate: async ({ ids, status }) => {
      await queries.cancelQueries({ queryKey: leadQueries.leadKeys.all });
      const snapshot = leadQueries.snapshotLeads(queries);
      leadQueries.patchLeads(queries, ids, { status });
      return snapshot;
    },
    onSuccess: (_, { ids, status }) =>
      toast({
        title: t(`inbox.statusChanged.${status}`, { count: ids.length }),
        action: { label: t('inbox.statusChanged.undo'), onClick: () => undo(ids) },
      }),
    onError: (error, _, snapshot) => {
      if (snapshot) leadQueries.restoreLeads(queries, snapshot);
      showFailure(error);
    },
    onSettled: renew,
  });
  return mutate;
}

/** Permanent deletion, so the list is updated only after the server has confirmed it. */
export function useRemoveLeads(onRemoved: (ids: readonly number[]) => void) {
  const t = useTexts(inboxTexts);
  const api = useApi();
  const queries = useQueryClient();
  const renew = leadQueries.useRefetchLeads();
  const showFailure = useShowFailure();
  return useMutation({
    mutationKey: leadQueries.leadKeys.removal,
    mutationFn: (ids: readonly number[]) =>
      inChunks(ids, (some) => api.call(leadsApi.removeMany, { body: { ids: some } })),
    retry: false,
    onSuccess: (_, ids) => {
      onRemoved(ids);
      leadQueries.dropLeads(queries, ids);
      toast({ title: t('inbox.remove.done', { count: ids.length }) });
    },
    onError: showFailure,
    onSettled: renew,
  });
}

/** Under the leads' key: an incoming lead also refetches the delivery result, which is never old on screen. */
export const webhookQuery = (api: Api) =>
  queryOptions({
    queryKey: [...leadQueries.leadKeys.all, 'webhook'],
    queryFn: () => api.call(leadWebhookApi.get, {}),
    staleTime: 0,
  });

/** Changes the webhook; its new state is shown at once. */
export function useWebhookCall<I = void>({ onDone, ...call }: Call<I, LeadWebhookState>) {
  const api = useApi();
  const queries = useQueryClient();
  return useCall<LeadWebhookState, I>({
    ...call,
    onDone: (state, input) => {
      queries.setQueryData(webhookQuery(api).queryKey, state);
      onDone?.(state, input);
    },
    onFailed: useShowFailure(),
  });
}
