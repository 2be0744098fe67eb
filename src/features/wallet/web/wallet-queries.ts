import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BillingDetails, Invoice } from '#features/invoices/contract.ts';
import { type Payment, paymentsApi } from '#features/payments/contract.ts';
import { isFinal } from '#features/payments/domain.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.tsx';

const pollMilliseconds = 5_000;

const isInProgress = ({ status, refunding }: Payment): boolean => !isFinal(status) || refunding > 0;

/** Names are localized, so the locale is in the key. Payments change without user action: data is always stale. */
export const walletQueries = {
  invoices: (locale: Locale) => queryOptions<Invoice[]>({ queryKey: ['/api/invoices', locale], staleTime: 0 }),
  billing: queryOptions<BillingDetails | null>({ queryKey: ['/api/billing-details'] }),
  payments: (api: Api, locale: Locale) =>
    infiniteQueryOptions({
      queryKey: ['/api/payments', locale],
      queryFn: ({ pageParam: before }) => api.call(paymentsApi.payments, { query: { before } }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ payments, hasMore }) => (hasMore ? payments.at(-1)?.id : undefined),
      // Renewals add payments without a click.
      staleTime: 0,
      // Polls while the bank has not yet confirmed a payment.
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some(({ payments }) => payments.some(isInProgress)) ? pollMilliseconds : false,
    }),
};
