import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.tsx';
import { adminApi, type OverviewRange } from '../contract.ts';

const minute = 60_000;

export const overviewKeys = { of: (range: OverviewRange) => ['/api/admin/overview', range] as const };

/** The server recomputes it once a minute; an open page refetches it. */
export const overviewQuery = (api: Api, range: OverviewRange) =>
  queryOptions({
    queryKey: overviewKeys.of(range),
    queryFn: () => api.call(adminApi.overview, { query: { range } }),
    placeholderData: keepPreviousData,
    // An overview is left open on a screen: it follows the business without a click.
    staleTime: minute / 2,
    refetchInterval: minute,
  });
