import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useInfiniteQuery,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { type Lead, type LeadFilter, type LeadWithNotes, leadsApi } from '../../contract.ts';
import { leadLimits, leadStatuses } from '../../domain.ts';

/** One shared prefix, so that an event invalidates all of these queries. */
export const leadKeys = {
  all: ['/api/leads'],
  lists: ['/api/leads', 'list'],
  counts: ['/api/leads', 'counts'],
  one: (id: number) => ['/api/leads', 'one', id],
  dashboard: ['/api/dashboard'],
  /** Of the mutation that deletes leads. */
  removal: ['remove-leads'],
} as const;

export const leadQueries = {
  list: (api: Api, filter: LeadFilter) =>
    infiniteQueryOptions({
      queryKey: [...leadKeys.lists, filter],
      queryFn: ({ pageParam }) => api.call(leadsApi.list, { query: { ...filter, before: pageParam } }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => (page.length < leadLimits.pageSize ? undefined : page.at(-1)?.id),
      // Always refetches, because leads arrive in the background.
      staleTime: 0,
    }),
  counts: (api: Api, { status: _, ...filter }: LeadFilter) =>
    queryOptions({
      queryKey: [...leadKeys.counts, filter],
      queryFn: () => api.call(leadsApi.counts, { query: filter }),
      // Counted with the list, which always refetches.
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: leadKeys.one(id),
      queryFn: () => api.call(leadsApi.get, { params: { id } }),
      // Notes and statuses change on other devices.
      staleTime: 0,
    }),
};

/** Refetches everything that counts leads: the inbox and the dashboard. */
export function useRefetchLeads(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: leadKeys.all });
    void queries.invalidateQueries({ queryKey: leadKeys.dashboard });
  };
}

type Pages = InfiniteData<Lead[]>;
export type LeadSnapshot = [QueryKey, unknown][];

/** Snapshot of all cached leads, for the rollback of an optimistic update. */
export const snapshotLeads = (queries: QueryClient): LeadSnapshot => queries.getQueriesData({ queryKey: leadKeys.all });

export function restoreLeads(queries: QueryClient, snapshot: LeadSnapshot): void {
  for (const [key, data] of snapshot) queries.setQueryData(key, data);
}

/** Changes leads wherever they are shown. Unchanged leads keep their identity and do not re-render. */
export function patchLeads(queries: QueryClient, ids: readonly number[], change: Partial<Lead>): void {
  const changed = new Set(ids);
  editPages(queries, (page) =>
    page.some(({ id }) => changed.has(id))
      ? page.map((one) => (changed.has(one.id) ? { ...one, ...change } : one))
      : page,
  );
  for (const id of ids)
    queries.setQueryData<LeadWithNotes>(leadKeys.one(id), (one) => (one ? { ...one, ...change } : one));
}

export function dropLeads(queries: QueryClient, ids: readonly number[]): void {
  const removed = new Set(ids);
  editPages(queries, (page) =>
    page.some(({ id }) => removed.has(id)) ? page.filter(({ id }) => !removed.has(id)) : page,
  );
  for (const id of ids) queries.removeQueries({ queryKey: leadKeys.one(id) });
}

/** Responses to lead changes contain the lead, so it is cached without a refetch. */
export function cacheLead(queries: QueryClient, lead: LeadWithNotes): void {
  const { notes: _, ...listLead } = lead;
  queries.setQueryData(leadKeys.one(lead.id), lead);
  patchLeads(queries, [lead.id], listLead);
}

function editPages(queries: QueryClient, edit: (page: Lead[]) => Lead[]): void {
  queries.setQueriesData<Pages>({ queryKey: leadKeys.lists }, (data) =>
    data ? { ...data, pages: data.pages.map(edit) } : data,
  );
}

/** Holds back leads that arrived after the newest one shown, so that the list does not shift while it is read. */
export function withoutPending(pages: readonly Lead[][], newest: number | undefined) {
  if (newest === undefined) return { pages, newCount: 0 };
  const isNew = ({ id }: Lead) => id > newest;
  const newCount = pages.reduce((sum, page) => sum + page.filter(isNew).length, 0);
  if (newCount === 0) return { pages, newCount };
  return { pages: pages.map((page) => (page.some(isNew) ? page.filter((one) => !isNew(one)) : page)), newCount };
}

/** Leads of a filter; the previous filter's leads stay until the new ones have loaded. */
export const useLeadList = (filter: LeadFilter) =>
  useInfiniteQuery({ ...leadQueries.list(useApi(), filter), placeholderData: keepPreviousData });

export type LeadList = ReturnType<typeof useLeadList>;

/** Number of leads per status, without the archive and in total; undefined while loading. */
export function useLeadCounts(filter: LeadFilter) {
  const { data } = useQuery(leadQueries.counts(useApi(), filter));
  if (!data) return undefined;
  const all = leadStatuses.reduce((sum, status) => sum + data.byStatus[status], 0);
  return { ...data.byStatus, all, active: all - data.byStatus.archived, unseen: data.unseen };
}

export type LeadCounts = NonNullable<ReturnType<typeof useLeadCounts>>;

/** One lead; data from the list is shown until the rest has loaded. */
export function useLead(id: number, isOpen = true) {
  const queries = useQueryClient();
  const isRemoved = useRemovals().includes(id);
  return useQuery({
    ...leadQueries.one(useApi(), id),
    placeholderData: () => knownLead(queries, id),
    enabled: isOpen && !isRemoved,
  });
}

/** Leads that are deleted or about to be: the event about it would refetch one that is still shown, as not found. */
const useRemovals = (): readonly number[] =>
  useMutationState({
    filters: { mutationKey: leadKeys.removal, predicate: ({ state }) => state.status !== 'error' },
    select: ({ state }) => state.variables as readonly number[],
  }).flat();

function knownLead(queries: QueryClient, id: number): LeadWithNotes | undefined {
  const lists = queries.getQueriesData<InfiniteData<Lead[]>>({ queryKey: leadKeys.lists });
  const lead = lists.flatMap(([, data]) => data?.pages.flat() ?? []).find((one) => one.id === id);
  return lead && { ...lead, notes: [] };
}
