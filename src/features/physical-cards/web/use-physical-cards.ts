import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '#features/accounts/web/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { type PhysicalOrderWithHistory, physicalCardsApi, type SavedDesign } from '../contract.ts';
import { pointsApi } from '../points-contract.ts';

/** Not cached: orders change in the workshop and designs on other devices. */
const fresh = <T>(queryKey: readonly (string | number)[], queryFn: () => Promise<T>) =>
  queryOptions({ queryKey, queryFn, staleTime: 0 });

export const physicalCardQueries = {
  designs: (api: Api) => fresh(['/api/card-designs'], () => api.call(physicalCardsApi.designs, {})),
  design: (api: Api, id: number) =>
    fresh(['/api/card-designs', id], () => api.call(physicalCardsApi.design, { params: { id } })),
  /** The locale is part of the key because package names are localized. */
  prices: (api: Api, locale: Locale) =>
    fresh(['/api/physical-orders/prices', locale], () => api.call(physicalCardsApi.prices, {})),
  points: (api: Api, locale: Locale) => fresh(['/api/pickup-points', locale], () => api.call(pointsApi.list, {})),
  orders: (api: Api) => fresh(['/api/physical-orders'], () => api.call(physicalCardsApi.orders, {})),
  order: (api: Api, id: number) =>
    fresh(['/api/physical-orders', id], () => api.call(physicalCardsApi.order, { params: { id } })),
};

/** Endpoints that change an order return it: it is written to the cache at once, and the lists are invalidated. */
export function useCacheOrder(): (order: PhysicalOrderWithHistory) => void {
  const api = useApi();
  const queries = useQueryClient();
  return (order) => {
    queries.setQueryData(physicalCardQueries.order(api, order.id).queryKey, order);
    void queries.invalidateQueries({ queryKey: physicalCardQueries.orders(api).queryKey, exact: true });
    void queries.invalidateQueries({ queryKey: ['/api/dashboard'] });
  };
}

export function useRefreshPrices(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [physicalCardsApi.prices.path] });
}

/** The same for designs. */
export function useCacheDesign(): (design: SavedDesign) => void {
  const api = useApi();
  const queries = useQueryClient();
  return (design) => {
    queries.setQueryData(physicalCardQueries.design(api, design.id).queryKey, design);
    void queries.invalidateQueries({ queryKey: physicalCardQueries.designs(api).queryKey, exact: true });
  };
}

/** Changes an order or a design and shows the server's error message on failure. */
export function usePhysicalCardCall<A, I = void>(call: Call<I, A> & { readonly onSettled?: () => unknown }) {
  return useCall({ ...call, onFailed: useShowFailure() });
}
