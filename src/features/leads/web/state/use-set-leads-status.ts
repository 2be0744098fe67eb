import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { leadsApi } from '../../contract.ts';
import { type LeadStatus, leadStatuses } from '../../domain.ts';
import { inboxTexts } from '../inbox-texts.ts';
import { inChunks } from './in-chunks.ts';
import { patchLeads, restoreLeads, snapshotLeads } from './lead-cache.ts';
import { leadKeys, useRefetchLeads } from './lead-queries.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** Nothing leads back to `review` but an undo. */
export type Aim = Exclude<LeadStatus, 'review'>;
export const aims = leadStatuses.filter((status): status is Aim => status !== 'review');

interface StatusChange {
  readonly ids: readonly number[];
  readonly status: Aim;
}

/** Moves one lead or many: shown at once, taken back when refused, and undone by the message that tells of it. */
export function useSetLeadsStatus(): (change: StatusChange) => void {
  const t = useTexts(inboxTexts);
  const api = useApi();
  const queries = useQueryClient();
  const renew = useRefetchLeads();
  const showFailure = useFailureToast();
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
      await queries.cancelQueries({ queryKey: leadKeys.all });
      const snapshot = snapshotLeads(queries);
      patchLeads(queries, ids, { status });
      return snapshot;
    },
    onSuccess: (_, { ids, status }) =>
      toast({
        title: t(`inbox.statusChanged.${status}`, { count: ids.length }),
        action: { label: t('inbox.statusChanged.undo'), onClick: () => undo(ids) },
      }),
    onError: (error, _, snapshot) => {
      if (snapshot) restoreLeads(queries, snapshot);
      showFailure(error);
    },
    onSettled: renew,
  });
  return mutate;
}
