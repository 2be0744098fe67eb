import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api-client.ts';
import { type Product, packagesApi } from '../contract.ts';

/** Names of packages come in the reader's language, so the language is part of the key. */
export const homeProductsQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: [packagesApi.home.path, locale],
    queryFn: () => readHomeProducts(api),
    placeholderData: keepPreviousData,
  });

/** Falls back to all products; when those fail too there are none, and the price section stays away. */
async function readHomeProducts(api: Api): Promise<Product[]> {
  try {
    return await api.call(packagesApi.home, {});
  } catch {
    const all = await api.call(packagesApi.list, {}).catch(() => []);
    return all.filter((product) => product.showAtHome);
  }
}
