import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.ts';

/**
 * Names of packages come in the reader's language, so the language is part of the key. The first HTML brings the
 * answer along: what reads and checks it (and the schemas that this needs) loads only when it is asked for again.
 */
export const homeProductsQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['/api/home-products', locale],
    queryFn: async () => (await import('./read-home-products.ts')).readHomeProducts(api),
    placeholderData: keepPreviousData,
    // A price begins to hold by the clock: whoever comes back to the page after a minute sees it.
    staleTime: 60_000,
  });
