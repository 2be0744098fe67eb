import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '#web-kit/api/api-context.tsx';
import type { LeadFilter } from '../../contract.ts';
import { leadStatuses } from '../../domain.ts';
import { leadQueries } from './lead-queries.ts';

/** The leads of a filter; those of the filter before stay until the new ones are there. */
export const useLeadList = (filter: LeadFilter) =>
  useInfiniteQuery({ ...leadQueries.list(useApi(), filter), placeholderData: keepPreviousData });

export type LeadList = ReturnType<typeof useLeadList>;

/** How many in each status, and altogether; undefined while it is not known. */
export function useLeadCounts(filter: LeadFilter) {
  const { data } = useQuery(leadQueries.counts(useApi(), filter));
  if (!data) return undefined;
  const all = leadStatuses.reduce((sum, status) => sum + data.byStatus[status], 0);
  return { ...data.byStatus, all, unseen: data.unseen };
}

export type LeadCounts = NonNullable<ReturnType<typeof useLeadCounts>>;
