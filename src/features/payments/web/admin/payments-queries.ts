import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api-client.ts';
import { type AdminPaymentDetail, adminPaymentsApi, type PaymentFilter } from '../../admin-contract.ts';

type Query = Readonly<Record<string, string>>;

const path = adminPaymentsApi.list.path;

export const paymentsKeys = {
  list: (query: Query) => [path, 'list', query],
  one: (id: number) => [path, 'one', id],
  books: [adminPaymentsApi.books.path],
} as const;

const followMilliseconds = 2_000;
const isWaiting = (payment: AdminPaymentDetail | undefined): boolean =>
  payment?.refunds.some(({ status }) => status === 'created') ?? false;

/** Others may be at it too: every look asks. */
export const adminPaymentsQueries = {
  list: (api: Api, query: Query) =>
    queryOptions({
      queryKey: paymentsKeys.list(query),
      // What stands in the address is the server's to judge.
      queryFn: () => api.call(adminPaymentsApi.list, { query: query as unknown as PaymentFilter }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: paymentsKeys.one(id),
      queryFn: () => api.call(adminPaymentsApi.find, { params: { id } }),
      staleTime: 0,
      // A refund that waits for its answer is followed until it has one.
      refetchInterval: ({ state }) => (isWaiting(state.data) ? followMilliseconds : false),
    }),
  books: (api: Api) =>
    queryOptions({
      queryKey: paymentsKeys.books,
      queryFn: () => api.call(adminPaymentsApi.books, {}),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
};
