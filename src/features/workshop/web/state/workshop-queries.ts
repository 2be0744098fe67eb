import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.ts';
import { workshopApi } from '../../contract.ts';
import { type QueueFilter, statesOf } from './queue-view.ts';
import type { StockFilter } from './stock-view.ts';

export const workshopKeys = {
  orders: ['/api/admin/orders'],
  queue: ['/api/admin/orders', 'list'],
  order: (id: number) => ['/api/admin/orders', 'one', id],
  tags: ['/api/admin/tags'],
  stock: ['/api/admin/tags', 'list'],
  tag: (code: string) => ['/api/admin/tags', 'one', code],
} as const;

/** Others work on the same orders: every look asks. */
const staleTime = 0;

export const workshopQueries = {
  queue: (api: Api, filter: QueueFilter) =>
    infiniteQueryOptions({
      queryKey: [...workshopKeys.queue, filter],
      queryFn: ({ pageParam }) => {
        const { tab: _, isUp, ...rest } = filter;
        const direction = isUp ? 'asc' : 'desc';
        return api.call(workshopApi.orders, {
          query: { ...rest, direction, state: statesOf(filter), before: pageParam },
        });
      },
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      staleTime,
    }),
  order: (api: Api, id: number) =>
    queryOptions({
      queryKey: workshopKeys.order(id),
      queryFn: () => api.call(workshopApi.order, { params: { id } }),
      staleTime,
    }),
  stock: (api: Api, filter: StockFilter) =>
    infiniteQueryOptions({
      queryKey: [...workshopKeys.stock, filter],
      queryFn: ({ pageParam }) => api.call(workshopApi.tags, { query: { ...filter, after: pageParam } }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      staleTime,
    }),
  tag: (api: Api, code: string) =>
    queryOptions({
      queryKey: workshopKeys.tag(code),
      queryFn: () => api.call(workshopApi.tag, { params: { code } }),
      staleTime,
    }),
};
