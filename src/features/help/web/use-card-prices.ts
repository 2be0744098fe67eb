import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { CardPrices } from '#features/physical-cards/prices.ts';
import { cardPricesApi } from '#features/physical-cards/prices-contract.ts';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';

const queryKey = [cardPricesApi.list.path];

/** The server-rendered HTML includes the response. A price takes effect by the clock. */
export const cardPricesQuery = (api: Api) =>
  queryOptions<CardPrices>({ queryKey, queryFn: () => api.call(cardPricesApi.list, {}), staleTime: 60_000 });

/** As prefetched for the page's head. */
export const knownCardPrices = (queries: QueryClient): CardPrices | undefined => queries.getQueryData(queryKey);

export const useCardPrices = (): CardPrices | undefined => useQuery(cardPricesQuery(useApi())).data;
