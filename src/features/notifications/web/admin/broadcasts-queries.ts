import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api-client.ts';
import { broadcastsApi } from '../../admin-contract.ts';
import type { BroadcastAudience } from '../../broadcast.ts';

const path = '/api/admin/broadcasts';
const soon = 2_000;

export const broadcastsKeys = {
  list: (filter: Readonly<Record<string, string>>) => [path, 'list', filter] as const,
  one: (id: number) => [path, id] as const,
  count: (audience: string) => [path, 'count', audience] as const,
};

export const broadcastsQueries = {
  /** While something is on its way, the list follows it. */
  list: (api: Api, filter: Readonly<Record<string, string>>) =>
    queryOptions({
      queryKey: broadcastsKeys.list(filter),
      queryFn: () => api.call(broadcastsApi.list, { query: filter as never }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data?.rows.some(({ status }) => status === 'sending') ? soon : false),
    }),
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: broadcastsKeys.one(id),
      queryFn: () => api.call(broadcastsApi.get, { params: { id } }),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data?.status === 'sending' ? soon : false),
    }),
  count: (api: Api, audience: BroadcastAudience) =>
    queryOptions({
      queryKey: broadcastsKeys.count(JSON.stringify(audience)),
      queryFn: () => api.call(broadcastsApi.count, { query: { audience: JSON.stringify(audience) } }),
      placeholderData: keepPreviousData,
      staleTime: soon,
    }),
};
