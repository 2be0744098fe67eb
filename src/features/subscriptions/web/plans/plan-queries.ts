import { queryOptions } from '@tanstack/react-query';
import { packagesApi } from '#features/packages/contract.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.tsx';

export const planQueries = {
  /** The locale is part of the key because names are localized. */
  products: (api: Api, locale: Locale) =>
    queryOptions({
      queryKey: ['/api/products', locale],
      queryFn: () => api.call(packagesApi.list, {}),
      // Short, because a new price takes effect at a set time.
      staleTime: 60_000,
    }),
  entitlements: (api: Api) =>
    queryOptions({ queryKey: ['/api/products/entitlements'], queryFn: () => api.call(packagesApi.entitlements, {}) }),
};
