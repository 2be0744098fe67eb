import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type FieldError, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { formatPhone } from '#base/phone.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#ui/locale.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { readStored, writeStored } from '#web-kit/browser-storage.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import { type PhysicalCardPrices, type PhysicalOrderWithHistory, physicalCardsApi } from '../../contract.ts';
import { deliveryAddress } from '../../delivery.ts';
import { deliveries, maxQuantity } from '../../prices.ts';
import { physicalCardsTexts } from '../../texts.ts';
import { useCacheOrder, usePhysicalCardCall } from '../use-physical-cards.ts';

const noCount = { error: 'physicalCards.quantity.invalid' };
const quantity = z
  .string()
  .trim()
  .regex(/^\d+$/, noCount)
  .transform(Number)
  .pipe(z.number().min(1, noCount).max(maxQuantity, { error: 'physicalCards.quantity.most' }));

const { shape } = deliveryAddress;
const phone = z.string().trim().min(1, { error: 'physicalCards.address.phone' }).pipe(shape.phone);
/** A pick-up point is found by its city; what comes to the door needs more. */
const pickupAddress = deliveryAddress.extend({ phone });
const streetAddress = pickupAddress.extend({
  street: shape.street.pipe(z.string().min(1, { error: 'physicalCards.address.street' })),
  house: shape.house.pipe(z.string().min(1, { error: 'physicalCards.address.house' })),
});

/** What the server asks for, said beside the fields before it is asked. */
export const orderForm = z.discriminatedUnion('delivery', [
  z.object({ quantity, delivery: z.literal('pickup'), address: pickupAddress }),
  z.object({ quantity, delivery: z.enum(deliveries).exclude(['pickup']), address: streetAddress }),
]);
export type OrderValues = z.output<typeof orderForm>;
export type TypedOrder = z.input<typeof orderForm>;

const emptyAddress = {
  recipient: '',
  phone: '',
  city: '',
  street: '',
  house: '',
  entrance: '',
  floor: '',
  apartment: '',
  postcode: '',
  notes: '',
};

/** Empty, or where the last order went: nobody types an address twice. */
export function emptyOrder({ lastAddress, lastDelivery }: PhysicalCardPrices): TypedOrder {
  return {
    quantity: '1',
    delivery: lastDelivery ?? 'post',
    address: {
      ...emptyAddress,
      ...lastAddress,
      ...(lastAddress && { phone: formatPhone(lastAddress.phone) }),
      // For one delivery, not for all of them.
      notes: '',
    },
  };
}

/** Another design, or another owner, is another order. */
const keyOf = (userId: number | undefined, designId: number): string => `card-order ${userId ?? 0} ${designId}`;

export function readTyped(userId: number | undefined, designId: number, initial: TypedOrder): TypedOrder {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', keyOf(userId, designId)) ?? 'null');
    if (!stored || typeof stored !== 'object') return initial;
    const { address, ...rest } = stored as Partial<TypedOrder>;
    return { ...initial, ...rest, address: { ...initial.address, ...address } };
  } catch {
    return initial;
  }
}

export const saveTyped = (userId: number | undefined, designId: number, typed: TypedOrder | undefined): void =>
  writeStored('sessionStorage', keyOf(userId, designId), typed && JSON.stringify(typed));

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

/** The sentence of a field's error: the schema gives keys, the server whole sentences. */
export function useFieldTexts(): (error: FieldError | undefined) => string | undefined {
  const tables = [useTexts(physicalCardsTexts), useTexts(errorTexts)];
  return (error) => {
    const message = error?.message;
    return message && (tables.map((t) => t.find(message)).find(Boolean) ?? message);
  };
}
