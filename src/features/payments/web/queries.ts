import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { paymentsApi } from '../contract.ts';

export const paymentQueries = {
  methods: (api: Api) =>
    queryOptions({
      queryKey: ['/api/payment-methods'],
      queryFn: () => api.call(paymentsApi.methods, {}),
      // Cards run out, and are changed on other devices.
      staleTime: 0,
    }),
  /** Made for one card: forgotten with the fields on the screen, and the next card gets another. */
  fields: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: ['/api/payment-methods/fields', locale],
      queryFn: () => api.call(paymentsApi.fields, {}),
      staleTime: 'static',
      gcTime: 0,
    }),
};

/** The saved methods of whoever is signed in. */
export const usePaymentMethods = () => useQuery(paymentQueries.methods(useApi()));
