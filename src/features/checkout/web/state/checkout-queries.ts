import { keepPreviousData, type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { checkoutApi, type Order } from '../../contract.ts';
import { isOpen } from '../../domain.ts';
import type { PurchaseParams } from './purchase-params.ts';

const maxPollMilliseconds = 10_000;

/** Polls often at first, when a result is most likely, but never so often that it is rate-limited. */
const pauseOf = ({ state }: Pick<Query<Order>, 'state'>): number | false => {
  if (!state.data || !isOpen(state.data.status)) return false;
  return Math.min(2_000 * (state.dataUpdateCount + state.errorUpdateCount), maxPollMilliseconds);
};

interface Buyer {
  readonly userId: number | undefined;
  readonly locale: Locale;
}

export const couponQuotes = ['/api/checkout', 'coupon'] as const;

export const checkoutQueries = {
  /** Without a coupon. */
  quote: (api: Api, { coupon: _, ...purchase }: PurchaseParams, buyer: Buyer) =>
    queryOptions({
      queryKey: ['/api/checkout', 'quote', purchase, buyer],
      queryFn: () => api.call(checkoutApi.quote, { query: purchase }),
      // Never fresh: a price is not guaranteed until it is paid.
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  /** Fresh for a while, as the server allows few: the payment checks the coupon again. */
  couponQuote: (api: Api, { coupon = '', ...purchase }: PurchaseParams, buyer: Buyer) =>
    queryOptions({
      queryKey: [...couponQuotes, { ...purchase, coupon }, buyer],
      queryFn: () => api.call(checkoutApi.coupon, { query: { ...purchase, coupon } }),
      placeholderData: keepPreviousData,
    }),
  find: (api: Api, key: string) =>
    queryOptions({
      queryKey: ['/api/checkout', 'find', key],
      queryFn: () => api.call(checkoutApi.find, { query: { key } }),
      // Asked after a reload: the answer decides whether a payment is repeated.
      staleTime: 0,
    }),
  /** For a pending order, the server queries the provider; a final one is only read. */
  order: (api: Api, queries: QueryClient, orderId: number, locale: Locale) => {
    const queryKey = ['/api/checkout', 'order', orderId, locale] as const;
    return queryOptions({
      queryKey,
      queryFn: () => {
        const known = queries.getQueryData<Order>(queryKey);
        const call = known && isOpen(known.status) ? checkoutApi.settle : checkoutApi.order;
        return api.call(call, { params: { orderId } });
      },
      // The page waits for the bank's answer.
      staleTime: 0,
      refetchInterval: pauseOf,
    });
  },
};
