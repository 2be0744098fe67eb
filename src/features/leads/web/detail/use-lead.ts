import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web-kit/api/api-context.tsx';
import type { Lead, LeadWithNotes } from '../../contract.ts';
import { leadKeys, leadQueries } from '../state/lead-queries.ts';

/** One lead; data from the list is shown until the rest has loaded. */
export function useLead(id: number, isOpen = true) {
  const queries = useQueryClient();
  return useQuery({ ...leadQueries.one(useApi(), id), placeholderData: () => knownLead(queries, id), enabled: isOpen });
}

function knownLead(queries: QueryClient, id: number): LeadWithNotes | undefined {
  const lists = queries.getQueriesData<InfiniteData<Lead[]>>({ queryKey: leadKeys.lists });
  const lead = lists.flatMap(([, data]) => data?.pages.flat() ?? []).find((one) => one.id === id);
  return lead && { ...lead, notes: [] };
}
