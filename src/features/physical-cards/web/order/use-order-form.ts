import { useState } from 'react';
import { z } from 'zod';
import { formatPhone } from '#base/phone.ts';
import { type SchemaForm, useSchemaForm } from '#ui/forms/form.tsx';
import { useNavigate } from '#ui/router.tsx';
import { readStored, writeStored } from '#web-kit/browser-storage.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import {
  type PhysicalCardPrices,
  type PhysicalOrderWithHistory,
  physicalCardsApi,
  type SavedDesign,
} from '../../contract.ts';
import { deliveryAddress, emptyAddress } from '../../delivery.ts';
import { deliveries, maxQuantity, priceOf } from '../../prices.ts';
import { physicalCardsTexts } from '../../texts.ts';
import { useCacheOrder, usePhysicalCardCall, useRefreshPrices } from '../use-physical-cards.ts';

const noCount = { error: 'physicalCards.quantity.invalid' };
const quantity = z
  .string()
  .trim()
  .regex(/^\d+$/, noCount)
  .transform(Number)
  .pipe(z.number().min(1, noCount).max(maxQuantity, { error: 'physicalCards.quantity.max' }));

const noPoint = { error: 'physicalCards.point.missing' };
const pointId = z.string(noPoint).regex(/^\d+$/, noPoint).transform(Number);

const { shape } = deliveryAddress;
const phone = z.string().trim().min(1, { error: 'physicalCards.address.phone' }).pipe(shape.phone);
/** A pick-up point sets the place; other deliveries need a city, a street and a house number. */
const pickupAddress = deliveryAddress.extend({ phone, city: z.string() });
const streetAddress = deliveryAddress.extend({
  phone,
  street: shape.street.pipe(z.string().min(1, { error: 'physicalCards.address.street' })),
  house: shape.house.pipe(z.string().min(1, { error: 'physicalCards.address.house' })),
});

/** The server's validation rules, applied in the form first. */
export const orderForm = z.discriminatedUnion('delivery', [
  z.object({ quantity, delivery: z.literal('pickup'), pointId, address: pickupAddress }),
  z.object({
    quantity,
    delivery: z.enum(deliveries).exclude(['pickup']),
    pointId: z.string().transform(() => undefined),
    address: streetAddress,
  }),
]);
export type OrderValues = z.output<typeof orderForm>;
export type TypedOrder = z.input<typeof orderForm>;

/** Prefilled with the address of the last order, else with the owner's name. */
export function emptyOrder({ lastAddress, lastDelivery }: PhysicalCardPrices, ownName = ''): TypedOrder {
  return {
    quantity: '1',
    delivery: lastDelivery ?? 'post',
    pointId: '',
    address: {
      ...emptyAddress,
      recipient: ownName,
      ...lastAddress,
      ...(lastAddress && { phone: formatPhone(lastAddress.phone) }),
      // Notes apply to a single delivery, so they are not prefilled.
      notes: '',
    },
  };
}

/** Stored per design and owner. */
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

export type OrderFormState = SchemaForm<TypedOrder, OrderValues>;

/** Typed values survive a reload. Submitting creates one order and leads to its payment. */
export function useOrderForm({ id: designId, design: { material } }: SavedDesign, prices: PhysicalCardPrices) {
  const { user } = useSession();
  const navigate = useNavigate();
  const cacheOrder = useCacheOrder();
  const refreshPrices = useRefreshPrices();
  const [started] = useState(() => readTyped(user?.id, designId, emptyOrder(prices, user?.displayName)));
  const form = useSchemaForm({
    schema: orderForm,
    texts: [physicalCardsTexts],
    defaultValues: started,
    onValues: (typed) => saveTyped(user?.id, designId, typed),
  });
  const { send, isPending } = usePhysicalCardCall<PhysicalOrderWithHistory, OrderValues>({
    call: (api, values) => {
      const { total: expected } = priceOf(prices.prices, { material, ...values }, prices.discount);
      return api.call(physicalCardsApi.create, { body: { ...values, designId, expected } });
    },
    // A refused order may mean that prices have changed.
    onSettled: refreshPrices,
    onDone: (order) => {
      saveTyped(user?.id, designId, undefined);
      cacheOrder(order);
      // In the history the order takes the place of the form: going back from its payment leads to what waits to be
      // paid, not to a second order.
      navigate(`/physical-cards/orders/${order.id}`, { replace: true });
      // The place on the form is none on the order's page.
      window.scrollTo({ top: 0, behavior: 'instant' });
      navigate(`/checkout/physical-card/${order.id}`);
    },
    onFields: form.showFields,
  });
  return { form, isPending, send };
}
