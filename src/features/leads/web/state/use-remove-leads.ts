import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { leadsApi } from '../../contract.ts';
import { inboxTexts } from '../inbox-texts.ts';
import { inChunks } from './in-chunks.ts';
import { dropLeads } from './lead-cache.ts';
import { useRefetchLeads } from './lead-queries.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** Deletes for good, and so never before the server has said yes. */
export function useRemoveLeads(onRemoved: (ids: readonly number[]) => void) {
  const t = useTexts(inboxTexts);
  const api = useApi();
  const queries = useQueryClient();
  const renew = useRefetchLeads();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      inChunks(ids, (some) => api.call(leadsApi.removeMany, { body: { ids: some } })),
    retry: false,
    onSuccess: (_, ids) => {
      onRemoved(ids);
      dropLeads(queries, ids);
      toast({ title: t('inbox.remove.done', { count: ids.length }) });
    },
    onError: showFailure,
    onSettled: renew,
  });
}
