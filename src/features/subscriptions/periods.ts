import { addMonths, monthsBetween } from '#base/time/israel-time.ts';
import { type Cycle, type SubscriptionStatus, tryDays } from './domain.ts';

const day = 86_400_000;
const lastTryDay = tryDays[tryDays.length - 1] ?? 0;
const monthsOf: Readonly<Record<Cycle, number>> = { monthly: 1, yearly: 12 };

const later = (instant: Date, days: number): Date => new Date(instant.getTime() + days * day);

/** The period that follows one which ends then; counted from the anchor, also where the cycle changes in between. */
export const nextEnd = (anchorAt: Date, periodEnd: Date, cycle: Cycle): Date =>
  addMonths(anchorAt, monthsBetween(anchorAt, periodEnd) + monthsOf[cycle]);

/** The next day of trying that is still to come: one that was slept through is not made up for in a row. */
export const nextTry = (periodEnd: Date, now: Date): Date | undefined =>
  tryDays.map((days) => later(periodEnd, days)).find((instant) => instant > now);

export const lastTry = (periodEnd: Date): Date => later(periodEnd, lastTryDay);

interface Running {
  readonly status: SubscriptionStatus;
  readonly periodEnd: Date;
}

/**
 * Until when what is paid for stays open, if nothing more happens. One that renews is given a day for its first try, one
 * that is being tried a day for its last, so that a job which comes late closes nothing; one that ends does so to the moment.
 */
export function paidUntilOf({ status, periodEnd }: Running): Date | null {
  switch (status) {
    case 'active':
      return later(periodEnd, 1);
    case 'past_due':
      return later(lastTry(periodEnd), 1);
    case 'cancelled':
      return periodEnd;
    case 'expired':
      return null;
  }
}

/** Whoever was not charged by then is not charged any more: the time that it would be for went by without us. */
export const isTooLate = (periodEnd: Date, now: Date): boolean => now >= later(lastTry(periodEnd), 1);

/** Periods that ended by then are too late to be charged for. */
export const tooLateBefore = (now: Date): Date => later(now, -(lastTryDay + 1));
