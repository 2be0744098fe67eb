/** Delivery of physical cards: address, carrier and time. */
import { z } from 'zod';
import { phoneNumber, requiredText, text } from '#base/schemas.ts';
import type { Delivery } from './prices.ts';

/** Streets and cities are free text: no list is complete. */
export const deliveryAddress = z.object({
  recipient: requiredText(80, 'physicalCards.address.recipient'),
  phone: z.string({ error: 'physicalCards.address.phone' }).pipe(phoneNumber),
  city: requiredText(60, 'physicalCards.address.city'),
  street: text(80).default(''),
  house: text(10).default(''),
  entrance: text(10).default(''),
  floor: text(10).default(''),
  apartment: text(10).default(''),
  postcode: z
    .string()
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^(\d{7})?$/, { error: 'physicalCards.address.postcode' }))
    .default(''),
  /** For the courier. */
  notes: text(200).default(''),
});
export type DeliveryAddress = z.output<typeof deliveryAddress>;

/** As ordered: a pick-up point has its own city. */
export const orderAddress = deliveryAddress.extend({ city: text(60).default('') });

const placeFields = ['city', 'street', 'house'] as const;

/** Address fields that the delivery method requires; a pick-up point sets them. */
export const missingAddressFields = (delivery: Delivery, address: DeliveryAddress): (typeof placeFields)[number][] =>
  delivery === 'pickup' ? [] : placeFields.filter((field) => address[field] === '');

/** For an order without an address, and for a blank form. */
export const emptyAddress: DeliveryAddress = {
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

/** Business days from payment to delivery. */
export const deliveryDays: Readonly<Record<Delivery, { readonly from: number; readonly to: number }>> = {
  post: { from: 3, to: 5 },
  pickup: { from: 3, to: 5 },
  express: { from: 3, to: 3 },
};

/** Carriers and their tracking pages; null where there is none or none is known. */
export const carriers = {
  israel_post: (number: string) => `https://mypost.israelpost.co.il/itemtrace?itemcode=${number}`,
  ups: (number: string) => `https://www.ups.com/track?tracknum=${number}`,
  dhl: (number: string) => `https://www.dhl.com/il-en/home/tracking.html?tracking-id=${number}`,
  fedex: (number: string) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  hfd: null,
  cheetah: null,
  own: null,
} as const satisfies Readonly<Record<string, ((number: string) => string) | null>>;
export type Carrier = keyof typeof carriers;
export const carrierNames = Object.keys(carriers) as [Carrier, ...Carrier[]];

export function trackingLink(carrier: Carrier, number: string | null): string | null {
  const linkOf = carriers[carrier];
  return linkOf && number ? linkOf(encodeURIComponent(number)) : null;
}
