import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Api } from '#web-kit/api/api-client.ts';
import { type LeadFilter, leadsApi } from '../../contract.ts';
import { leadLimits } from '../../domain.ts';

/** One prefix for all: whoever hears of news has everything here read again. */
export const leadKeys = {
  all: ['/api/leads'],
  lists: ['/api/leads', 'list'],
  counts: ['/api/leads', 'counts'],
  one: (id: number) => ['/api/leads', 'one', id],
  dashboard: ['/api/dashboard'],
} as const;

export const leadQueries = {
  list: (api: Api, filter: LeadFilter) =>
    infiniteQueryOptions({
      queryKey: [...leadKeys.lists, filter],
      queryFn: ({ pageParam }) => api.call(leadsApi.list, { query: { ...filter, before: pageParam } }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => (page.length < leadLimits.pageSize ? undefined : page.at(-1)?.id),
      // Leads come in while nobody looks: every look asks.
      staleTime: 0,
    }),
  counts: (api: Api, { status: _, ...filter }: LeadFilter) =>
    queryOptions({
      queryKey: [...leadKeys.counts, filter],
      queryFn: () => api.call(leadsApi.counts, { query: filter }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: leadKeys.one(id),
      queryFn: () => api.call(leadsApi.get, { params: { id } }),
      staleTime: 0,
    }),
};

/** Has everything that counts leads read again: the inbox and the owner's first look. */
export function useRefetchLeads(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: leadKeys.all });
    void queries.invalidateQueries({ queryKey: leadKeys.dashboard });
  }, [queries]);
}
