import { addMonths, monthsBetween } from '#base/time/israel-time.ts';
import { type Cycle, type SubscriptionStatus, tryDays } from './domain.ts';

const day = 86_400_000;
const lastTryDay = tryDays[tryDays.length - 1] ?? 0;
const monthsOf: Readonly<Record<Cycle, number>> = { monthly: 1, yearly: 12 };

const later = (instant: Date, days: number): Date => new Date(instant.getTime() + days * day);

/** The end of the next period; computed from the anchor, also if the cycle changes in between. */
export const nextEnd = (anchorAt: Date, periodEnd: Date, cycle: Cycle): Date =>
  addMonths(anchorAt, monthsBetween(anchorAt, periodEnd) + monthsOf[cycle]);

/** The next attempt in the future; missed attempts are not made up for. */
export const nextTry = (periodEnd: Date, now: Date): Date | undefined =>
  tryDays.map((days) => later(periodEnd, days)).find((instant) => instant > now);

export const lastTry = (periodEnd: Date): Date => later(periodEnd, lastTryDay);

/**
 * How long the paid plan stays in effect if nothing else happens. Active subscriptions get an extra day for the first
 * charge, past-due ones a day for the last, so that a late job does not end access; cancelled ones end exactly on time.
 */
export function paidUntilOf({ status, periodEnd }: { status: SubscriptionStatus; periodEnd: Date }): Date | null {
  if (status === 'expired') return null;
  const graceDays = { active: 1, past_due: lastTryDay + 1, cancelled: 0 }[status];
  return later(periodEnd, graceDays);
}

/** After this instant a period is not charged any more, because it passed without service. */
export const isTooLate = (periodEnd: Date, now: Date): boolean => now >= later(lastTry(periodEnd), 1);

/** Periods that ended before this instant are too late to be charged. */
export const tooLateBefore = (now: Date): Date => later(now, -(lastTryDay + 1));
