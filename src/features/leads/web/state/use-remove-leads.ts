import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { leadsApi } from '../../contract.ts';
import { inboxTexts } from '../inbox-texts.ts';
import { inPortions } from './in-portions.ts';
import { dropLeads } from './lead-cache.ts';
import { useRenew } from './lead-queries.ts';
import { useTellFailure } from './use-tell-failure.ts';

/** Deletes for good, and so never before the server has said yes. */
export function useRemoveLeads(onGone: (ids: readonly number[]) => void) {
  const t = useTexts(inboxTexts);
  const api = useApi();
  const queries = useQueryClient();
  const renew = useRenew();
  const tell = useTellFailure();
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      inPortions(ids, (some) => api.call(leadsApi.removeMany, { body: { ids: some } })),
    retry: false,
    onSuccess: (_, ids) => {
      onGone(ids);
      dropLeads(queries, ids);
      toast({ title: t('inbox.remove.done', { count: ids.length }) });
    },
    onError: tell,
    onSettled: renew,
  });
}
