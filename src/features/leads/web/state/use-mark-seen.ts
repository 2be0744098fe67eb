import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#web-kit/api-context.tsx';
import { type Lead, leadsApi } from '../../contract.ts';
import { patchLeads } from './lead-cache.ts';
import { leadKeys } from './lead-queries.ts';

/** Whoever opens a lead has seen it. A failure is not worth a word: the next look tries again. */
export function useMarkSeen({ id, isUnseen }: Pick<Lead, 'id' | 'isUnseen'>): void {
  const api = useApi();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (seen: number) => api.call(leadsApi.markSeen, { body: { ids: [seen] } }),
    onSuccess: (_, seen) => {
      patchLeads(queries, [seen], { isUnseen: false });
      void queries.invalidateQueries({ queryKey: leadKeys.counts });
      void queries.invalidateQueries({ queryKey: leadKeys.dashboard });
    },
  });
  useEffect(() => {
    if (isUnseen) mutate(id);
  }, [id, isUnseen, mutate]);
}
