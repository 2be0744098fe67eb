import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BillingDetails, Invoice } from '#features/invoices/contract.ts';
import { type Payment, paymentsApi } from '#features/payments/contract.ts';
import { isFinal } from '#features/payments/domain.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.ts';

const pollMilliseconds = 5_000;

const isInProgress = ({ status, refunding }: Payment): boolean => !isFinal(status) || refunding > 0;

/** What things are called comes in the reader's language, so the language is part of the key. Money moves by itself. */
export const walletQueries = {
  invoices: (locale: Locale) => queryOptions<Invoice[]>({ queryKey: ['/api/invoices', locale], staleTime: 0 }),
  billing: queryOptions<BillingDetails | null>({ queryKey: ['/api/billing-details'] }),
  payments: (api: Api, locale: Locale) =>
    infiniteQueryOptions({
      queryKey: ['/api/payments', locale],
      queryFn: ({ pageParam: before }) => api.call(paymentsApi.payments, { query: { before } }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ payments, hasMore }) => (hasMore ? payments.at(-1)?.id : undefined),
      staleTime: 0,
      // What the bank has not answered yet is watched until it has.
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some(({ payments }) => payments.some(isInProgress)) ? pollMilliseconds : false,
    }),
};
