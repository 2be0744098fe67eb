import { addBusinessDays, type DayException } from '#base/business-days.ts';
import { dateInIsrael } from '#base/israel-time.ts';
import { deliveryDays } from '../delivery.ts';
import type { Delivery } from '../prices.ts';

/** The days between which cards that are paid for at a moment are to be in the hand. */
export function promiseOf(
  delivery: Delivery,
  paidAt: Date,
  exceptions: readonly DayException[],
): { readonly from: string; readonly to: string } {
  const day = dateInIsrael(paidAt);
  const { from, to } = deliveryDays[delivery];
  return { from: addBusinessDays(day, from, exceptions), to: addBusinessDays(day, to, exceptions) };
}
