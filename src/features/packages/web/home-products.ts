import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { type Product, packagesApi } from '../contract.ts';

/** Plan names are in the reader's language, so it is part of the key. The server-rendered HTML includes the response. */
export const homeProductsQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['/api/home-products', locale],
    queryFn: () => readHomeProducts(api),
    placeholderData: keepPreviousData,
    // Prices take effect by the clock: returning to the page after a minute refetches them.
    staleTime: 60_000,
  });

/** Falls back to all products; if that fails too, returns none, and the pricing section is hidden. */
async function readHomeProducts(api: Api): Promise<Product[]> {
  try {
    return (await api.call(packagesApi.home, {})).map(withShowAtHome);
  } catch {
    const all = await api.call(packagesApi.list, {}).catch(() => []);
    return all.map(withShowAtHome).filter(({ showAtHome }) => showAtHome);
  }
}

/** “showAtHome (also read as show_at_home)”: the reader accepts both names. */
const withShowAtHome = (product: Product & { readonly show_at_home?: boolean }): Product => ({
  ...product,
  showAtHome: product.showAtHome ?? product.show_at_home ?? false,
});
