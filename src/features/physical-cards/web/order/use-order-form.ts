import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { RequestError } from '#web-kit/api/request-error.ts';
import { useSession } from '#web-kit/session/use-session.ts';
import { type PhysicalCardPrices, type PhysicalOrderWithHistory, physicalCardsApi } from '../../contract.ts';
import { useCacheOrder, usePhysicalCardCall } from '../use-physical-cards.ts';
import { emptyOrder, type OrderValues, orderForm, readTyped, saveTyped, type TypedOrder } from './typed-order.ts';

export type OrderFormState = UseFormReturn<TypedOrder, unknown, OrderValues>;

/** What is typed outlives a reload; a press makes one order and leads to its payment. */
export function useOrderForm(designId: number, prices: PhysicalCardPrices) {
  const { user } = useSession();
  const navigate = useNavigate();
  const cacheOrder = useCacheOrder();
  const [started] = useState(() => readTyped(user?.id, designId, emptyOrder(prices)));
  const form = useForm<TypedOrder, unknown, OrderValues>({ resolver: zodResolver(orderForm), defaultValues: started });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveTyped(user?.id, designId, values),
      }),
    [form, user?.id, designId],
  );
  const { send, isPending } = usePhysicalCardCall<PhysicalOrderWithHistory, OrderValues>({
    call: (api, values) => api.call(physicalCardsApi.create, { body: { ...values, designId } }),
    onDone: (order) => {
      saveTyped(user?.id, designId, undefined);
      cacheOrder(order);
      // In place of the form: whoever goes back does not come to order again.
      void navigate(`/checkout/physical-card/${order.id}`, { replace: true });
    },
    onFailed: (error) => error instanceof RequestError && showServerFields(form, error.fields),
  });
  return { form, isPending, submit: form.handleSubmit((values) => send(values)) };
}

const names = [
  ...(['quantity', 'delivery', 'address.recipient', 'address.phone', 'address.city', 'address.street'] as const),
  ...(['address.house', 'address.entrance', 'address.floor', 'address.apartment'] as const),
  ...(['address.postcode', 'address.notes'] as const),
] satisfies readonly Path<TypedOrder>[];

/** Puts the server's words at the fields that it named; false when none of them is in the form. */
function showServerFields(form: OrderFormState, fields: Readonly<Record<string, string>>): boolean {
  const named = names.filter((name) => name in fields);
  for (const [index, name] of named.entries())
    form.setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: index === 0 });
  return named.length > 0;
}
