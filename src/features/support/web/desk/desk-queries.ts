import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { adminDetailQuery, adminKeys, useAdminCall } from '#features/admin/web/index.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { type DeskDetail, deskApi } from '../../desk-contract.ts';
import { type DeskView, deskViews } from '../../domain.ts';
import { supportQueries } from '../queries.ts';

export const deskQueries = {
  detail: (api: Api, id: number) => adminDetailQuery(api, deskApi.read, id),
  // Never treated as fresh, like the list beside them: other staff answer too.
  counts: (api: Api) =>
    queryOptions({ queryKey: [deskApi.counts.path], queryFn: () => api.call(deskApi.counts, {}), staleTime: 0 }),
  staff: (api: Api) => queryOptions({ queryKey: [deskApi.staff.path], queryFn: () => api.call(deskApi.staff, {}) }),
  cannedReplies: (api: Api) =>
    queryOptions({ queryKey: [deskApi.cannedReplies.path], queryFn: () => api.call(deskApi.cannedReplies, {}) }),
};

export const viewOf = (typed: string | undefined): DeskView => deskViews.find((one) => one === typed) ?? 'open';

/** Also at a change that owners do not see: the unread count is fetched again at every event of the live connection. */
export function useLiveDesk(): void {
  const queries = useQueryClient();
  const { dataUpdatedAt } = useQuery(supportQueries.unread(useApi()));
  const before = useRef(dataUpdatedAt);
  useEffect(() => {
    if (before.current === dataUpdatedAt) return;
    before.current = dataUpdatedAt;
    for (const path of [deskApi.list.path, deskApi.counts.path, deskApi.read.path])
      void queries.invalidateQueries({ queryKey: [path] });
  }, [queries, dataUpdatedAt]);
}

interface DeskCall<I> {
  readonly call: (api: Api, input: I) => Promise<DeskDetail>;
  readonly done?: string;
  readonly onDone?: (answer: DeskDetail) => void;
  readonly onFields?: (fields: Readonly<Record<string, string>>) => boolean;
}

/** A change of one conversation: its answer is shown before the lists are read again. */
export function useDeskCall<I = void>({ onDone, ...rest }: DeskCall<I>) {
  const queries = useQueryClient();
  return useAdminCall<DeskDetail, I>({
    ...rest,
    onDone: (answer) => {
      queries.setQueryData(adminKeys.detail(deskApi.read, answer.conversation.id), answer);
      onDone?.(answer);
    },
    refresh: [['/api/support-messages']],
  });
}
