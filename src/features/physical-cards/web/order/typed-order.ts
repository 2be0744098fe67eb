import { z } from 'zod';
import { formatPhone } from '#base/phone.ts';
import { readStored, writeStored } from '#web-kit/browser-storage.ts';
import type { PhysicalCardPrices } from '../../contract.ts';
import { deliveryAddress } from '../../delivery.ts';
import { deliveries, maxQuantity } from '../../prices.ts';

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
  ...{ recipient: '', phone: '', city: '', street: '', house: '', entrance: '', floor: '', apartment: '' },
  ...{ postcode: '', notes: '' },
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
