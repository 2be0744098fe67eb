import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api-client.ts';
import { adminSubscriptionsApi, type SubscriptionFilter } from '../../admin-contract.ts';

type Query = Readonly<Record<string, string>>;

const path = adminSubscriptionsApi.list.path;

export const subscriptionsKeys = {
  list: (query: Query) => [path, 'list', query],
  one: (id: number) => [path, 'one', id],
} as const;

/** Others may be at it too: every look asks. */
export const adminSubscriptionsQueries = {
  list: (api: Api, query: Query) =>
    queryOptions({
      queryKey: subscriptionsKeys.list(query),
      // What stands in the address is the server's to judge.
      queryFn: () => api.call(adminSubscriptionsApi.list, { query: query as unknown as SubscriptionFilter }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: subscriptionsKeys.one(id),
      queryFn: () => api.call(adminSubscriptionsApi.find, { params: { id } }),
      staleTime: 0,
    }),
};
