import { searchText } from '#base/schemas.ts';
import type { Carrier } from '#features/physical-cards/delivery.ts';

/** How the carriers number their parcels; the others do it in ways that are not known here. */
const shapes: Partial<Record<Carrier, RegExp>> = {
  israel_post: /^(?:[A-Z]{2}\d{9}[A-Z]{2}|\d{8,20})$/,
  ups: /^(?:1Z[A-Z\d]{16}|T\d{10}|\d{9}|\d{12})$/,
  dhl: /^(?:\d{10,11}|[A-Z]{2,5}\d{7,18})$/,
  fedex: /^\d{12,22}$/,
};

/** What any carrier may print: Latin letters and digits, perhaps in groups. Empty if there is none. */
export const trackingNumber = searchText(40).refine((typed) => !typed || /^[a-z\d][a-z\d -]+[a-z\d]$/i.test(typed), {
  error: 'workshop.trackingNumber.wrong',
});

/** Only a reason to look again: a carrier may number in a way that is new. */
export const isUnlikelyNumber = (carrier: Carrier | '', typed: string): boolean => {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  const shape = carrier && shapes[carrier];
  return Boolean(number && shape && !shape.test(number));
};
