import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.tsx';

/**
 * Plan names are in the reader's language, so it is part of the key. The server-rendered HTML includes the response;
 * the code and schemas that validate it load only on refetch.
 */
export const homeProductsQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['/api/home-products', locale],
    queryFn: async () => (await import('./read-home-products.ts')).readHomeProducts(api),
    placeholderData: keepPreviousData,
    // Prices take effect by the clock: returning to the page after a minute refetches them.
    staleTime: 60_000,
  });
