import { addMonths, monthsBetween } from '#base/time/israel-time.ts';
import type { PackageType } from '#features/packages/contract.ts';
import type { Choice } from './changes.ts';
import { type Cycle, type RenewalConsent, type SubscriptionStatus, tryDays } from './domain.ts';
import { type SubscriptionEvent, transitionOf } from './transitions.ts';

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

/** The state that determines how a subscription continues. */
export interface SubscriptionState {
  readonly packageType: PackageType;
  readonly cycle: Cycle;
  readonly status: SubscriptionStatus;
  readonly price: number;
  readonly anchorAt: Date;
  readonly periodIndex: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly periodPaid: number;
  readonly nextPackage: PackageType | null;
  readonly nextCycle: Cycle | null;
  /** The promised price of the next choice; null if the price at that time applies. */
  readonly nextPrice: number | null;
  readonly consent: RenewalConsent | null;
  readonly tries: number;
  readonly nextTryAt: Date | null;
  /** The charge in progress. */
  readonly paymentId: number | null;
  readonly cancelledAt: Date | null;
  readonly endedAt: Date | null;
}

/** A transition and its changes; undefined if the transition table does not allow it. */
export type Change = Partial<SubscriptionState> & Pick<SubscriptionState, 'status'>;

const step = (
  state: Pick<SubscriptionState, 'status'>,
  event: SubscriptionEvent,
  change: Partial<SubscriptionState> = {},
): Change | undefined => {
  const status = transitionOf(state.status, event);
  return status && { ...change, status };
};

interface Bought extends Choice {
  readonly price: number;
  /** Without consent a single period is bought, which ends without renewal. */
  readonly consent: RenewalConsent | null;
  /** Taken off the first period alone: what was not paid is neither refunded nor credited. */
  readonly discount?: number;
}

const periodFrom = (start: Date, cycle: Cycle) => ({
  anchorAt: start,
  periodStart: start,
  periodEnd: nextEnd(start, start, cycle),
});

const noneNext = { nextPackage: null, nextCycle: null, nextPrice: null };

const clean = { ...noneNext, tries: 0, paymentId: null, cancelledAt: null, endedAt: null };

function bought({ packageType, cycle, price, consent, discount = 0 }: Bought, start: Date, periodIndex: number) {
  const period = periodFrom(start, cycle);
  const nextTryAt = consent ? period.periodEnd : null;
  const periodPaid = price - discount;
  return { ...clean, ...period, packageType, cycle, price, consent, periodIndex, periodPaid, nextTryAt };
}

export const begin = (what: Bought, start: Date): SubscriptionState => ({
  ...bought(what, start, 0),
  status: what.consent ? 'active' : 'cancelled',
});

/** The index continues, so that no two periods of a subscription share one. */
export const upgrade = (state: SubscriptionState, what: Bought, start: Date): Change | undefined =>
  step(state, what.consent ? 'upgraded' : 'upgradedOnce', bought(what, start, state.periodIndex + 1));

/** The choice that applies from the next period. */
export const upcomingChoice = ({ packageType, cycle, nextPackage, nextCycle }: SubscriptionState): Choice => ({
  packageType: nextPackage ?? packageType,
  cycle: nextCycle ?? cycle,
});

export function renew(state: SubscriptionState, paid: number): Change | undefined {
  const upcoming = upcomingChoice(state);
  const { periodEnd: periodStart, periodIndex } = state;
  const periodEnd = nextEnd(state.anchorAt, periodStart, upcoming.cycle);
  const period = { periodIndex: periodIndex + 1, periodStart, periodEnd, periodPaid: paid, nextTryAt: periodEnd };
  return step(state, 'renewed', { ...clean, ...upcoming, ...period, price: paid });
}

const endedFields = (endedAt: Date) => ({ ...noneNext, nextTryAt: null, paymentId: null, endedAt });

export function fail(state: SubscriptionState, now: Date): Change | undefined {
  const nextTryAt = nextTry(state.periodEnd, now);
  const tries = state.tries + 1;
  if (!nextTryAt) return step(state, 'gaveUp', { ...endedFields(now), tries });
  return step(state, 'failed', { tries, nextTryAt, paymentId: null });
}

export function cancel(state: SubscriptionState, now: Date, isRefunded: boolean): Change | undefined {
  const cancelledAt = now;
  if (isRefunded) return step(state, 'refunded', { ...endedFields(now), cancelledAt });
  const change = step(state, 'cancelled', { ...endedFields(now), cancelledAt, endedAt: null });
  if (!change) return undefined;
  const isEnded = change.status === 'expired' || state.periodEnd <= now;
  return isEnded ? { ...change, status: 'expired', endedAt: now } : change;
}

/** Revokes a cancellation with a new consent to renewals. */
export const resume = (state: SubscriptionState, consent: RenewalConsent, now: Date): Change | undefined =>
  state.periodEnd > now
    ? step(state, 'resumed', { consent, cancelledAt: null, nextTryAt: state.periodEnd, tries: 0 })
    : undefined;

/** Selecting the current choice removes the scheduled change. */
export function schedule(state: SubscriptionState, { packageType, cycle }: Choice): Change | undefined {
  const isPresent = packageType === state.packageType && cycle === state.cycle;
  return step(state, 'scheduled', {
    nextPackage: isPresent ? null : packageType,
    nextCycle: isPresent ? null : cycle,
    nextPrice: null,
  });
}

/** Ends by time alone: a cancelled period that is over, or a charge that could not be attempted for too long. */
export function end(state: SubscriptionState, now: Date): Change | undefined {
  if (state.status === 'cancelled') return state.periodEnd <= now ? step(state, 'ended', endedFields(now)) : undefined;
  return isTooLate(state.periodEnd, now) ? step(state, 'gaveUp', endedFields(now)) : undefined;
}
