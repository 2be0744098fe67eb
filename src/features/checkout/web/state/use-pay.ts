import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { checkoutApi, type Order } from '../../contract.ts';
import { keepOrder, keyOf } from './attempts.ts';
import { checkoutQueries } from './checkout-queries.ts';
import { payFailureOf } from './pay-failure.ts';
import type { PageWish } from './wish.ts';

export interface Payment {
  readonly userId: number;
  readonly wish: PageWish;
  readonly expected: number;
  readonly consent: boolean;
}

/** From the press to the order's own page. Tried again by itself it is the same payment: the key says so. */
export function usePay() {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { locale } = useLocale();
  // The press that comes before the next paint is stopped by the first, the others by what is seen.
  const isTaken = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const send = useMutation({
    mutationFn: ({ userId, wish, expected, consent, methodId }: Payment & { methodId: number }) =>
      api.call(
        checkoutApi.pay,
        { body: { ...wish, expected, consent, methodId } },
        { 'idempotency-key': keyOf(userId, wish) },
      ),
    onError: (error, { userId, wish }) => {
      const failure = payFailureOf(error);
      if (failure.kind !== 'price') return;
      queries.setQueryData(checkoutQueries.quote(api, wish, { userId, locale }).queryKey, failure.quote);
    },
    onSuccess: (order: Order, { userId, wish }) => {
      keepOrder(userId, wish, order.orderId);
      queries.setQueryData(checkoutQueries.order(api, queries, order.orderId, locale).queryKey, order);
      // In place of the form: whoever goes back does not come to pay again.
      void navigate(`/checkout/order/${order.orderId}`, { replace: true });
    },
  });
  /** `settle` tells which card, and shows by itself what is wrong with it. */
  const pay = async (payment: Payment, settle: () => Promise<number>): Promise<void> => {
    if (isTaken.current) return;
    isTaken.current = true;
    setIsBusy(true);
    try {
      const methodId = await settle();
      await send.mutateAsync({ ...payment, methodId });
    } catch {
      // Both have told it: the fields beside themselves, the call by its error.
    } finally {
      isTaken.current = false;
      setIsBusy(false);
    }
  };
  return { pay, isBusy, failure: send.error && payFailureOf(send.error), reset: send.reset };
}
