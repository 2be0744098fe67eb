import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { paymentsApi } from '../contract.ts';

export const paymentQueries = {
  methods: (api: Api) =>
    queryOptions({
      queryKey: ['/api/payment-methods'],
      queryFn: () => api.call(paymentsApi.methods, {}),
      // Payment methods expire and change on other devices.
      staleTime: 0,
    }),
  /** Created for one payment card: dropped when the fields unmount, so that the next one gets a new setup. */
  fields: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: ['/api/payment-methods/fields', locale],
      queryFn: () => api.call(paymentsApi.fields, {}),
      staleTime: 'static',
      gcTime: 0,
    }),
};

/** Saved payment methods of the signed-in user. */
export const usePaymentMethods = () => useQuery(paymentQueries.methods(useApi()));
