import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { leadsApi } from '../../contract.ts';
import { type LeadStatus, leadStatuses } from '../../domain.ts';
import { inboxTexts } from '../inbox-texts.ts';
import { inPortions } from './in-portions.ts';
import { keepLeads, patchLeads, restoreLeads } from './lead-cache.ts';
import { leadKeys, useRenew } from './lead-queries.ts';
import { useTellFailure } from './use-tell-failure.ts';

/** Nothing leads back to `review` but an undo. */
export type Aim = Exclude<LeadStatus, 'review'>;
export const aims = leadStatuses.filter((status): status is Aim => status !== 'review');

interface Move {
  readonly ids: readonly number[];
  readonly status: Aim;
}

/** Moves one lead or many: shown at once, taken back when refused, and undone by the message that tells of it. */
export function useMoveLeads(): (move: Move) => void {
  const t = useTexts(inboxTexts);
  const api = useApi();
  const queries = useQueryClient();
  const renew = useRenew();
  const tell = useTellFailure();
  const { mutate: undo } = useMutation({
    mutationFn: (ids: readonly number[]) =>
      inPortions(ids, (some) => api.call(leadsApi.undoMove, { body: { ids: some } })),
    retry: false,
    onSuccess: (_, ids) => toast({ title: t('inbox.moved.undone', { count: ids.length }) }),
    onError: tell,
    onSettled: renew,
  });
  const { mutate } = useMutation({
    mutationFn: ({ ids, status }: Move) =>
      inPortions(ids, (some) => api.call(leadsApi.move, { body: { ids: some, status } })),
    retry: false,
    onMutate: async ({ ids, status }) => {
      await queries.cancelQueries({ queryKey: leadKeys.all });
      const kept = keepLeads(queries);
      patchLeads(queries, ids, { status });
      return kept;
    },
    onSuccess: (_, { ids, status }) =>
      toast({
        title: t(`inbox.moved.${status}`, { count: ids.length }),
        action: { label: t('inbox.moved.undo'), onPress: () => undo(ids) },
      }),
    onError: (error, _, kept) => {
      if (kept) restoreLeads(queries, kept);
      tell(error);
    },
    onSettled: renew,
  });
  return mutate;
}
