import { queryOptions } from '@tanstack/react-query';
import { packagesApi } from '#features/packages/contract.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.ts';

export const planQueries = {
  /** Names come in the reader's language, so the language is part of the key. */
  products: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: ['/api/products', locale],
      queryFn: () => api.call(packagesApi.list, {}),
      // A price begins to hold by the clock.
      staleTime: 60_000,
    }),
  entitlements: (api: Api) =>
    queryOptions({ queryKey: ['/api/products/entitlements'], queryFn: () => api.call(packagesApi.entitlements, {}) }),
};
