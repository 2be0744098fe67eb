import type { PackageType } from '#features/packages/contract.ts';
import type { Choice } from './changes.ts';
import type { Cycle, RenewalConsent, SubscriptionStatus } from './domain.ts';
import { isTooLate, nextEnd, nextTry } from './periods.ts';
import { type SubscriptionEvent, transitionOf } from './transitions.ts';

/** What decides how a subscription goes on. */
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
  /** Promised for what takes over; null where it costs what it costs by then. */
  readonly nextPrice: number | null;
  readonly consent: RenewalConsent | null;
  readonly tries: number;
  readonly nextTryAt: Date | null;
  /** The charge that is under way. */
  readonly paymentId: number | null;
  readonly cancelledAt: Date | null;
  readonly endedAt: Date | null;
}

/** A step and what it changes; undefined where the table of moves does not know it. */
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
  /** Without it one period is bought, and ends by itself. */
  readonly consent: RenewalConsent | null;
}

const periodFrom = (start: Date, cycle: Cycle) => ({
  anchorAt: start,
  periodStart: start,
  periodEnd: nextEnd(start, start, cycle),
});

const noneNext = { nextPackage: null, nextCycle: null, nextPrice: null };

const clean = { ...noneNext, tries: 0, paymentId: null, cancelledAt: null, endedAt: null };

function bought({ packageType, cycle, price, consent }: Bought, start: Date, periodIndex: number) {
  const period = periodFrom(start, cycle);
  const nextTryAt = consent ? period.periodEnd : null;
  return { ...clean, ...period, packageType, cycle, price, consent, periodIndex, periodPaid: price, nextTryAt };
}

export const begin = (what: Bought, start: Date): SubscriptionState => ({
  ...bought(what, start, 0),
  status: what.consent ? 'active' : 'cancelled',
});

/** The index goes on, so that no two periods of one subscription share one. */
export const upgrade = (state: SubscriptionState, what: Bought, start: Date): Change | undefined =>
  step(state, what.consent ? 'upgraded' : 'upgradedOnce', bought(what, start, state.periodIndex + 1));

/** What takes over at the end of the period. */
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

/** Takes a cancellation back, by agreeing to renewals anew. */
export const resume = (state: SubscriptionState, consent: RenewalConsent, now: Date): Change | undefined =>
  state.periodEnd > now
    ? step(state, 'resumed', { consent, cancelledAt: null, nextTryAt: state.periodEnd, tries: 0 })
    : undefined;

/** The present choice takes a wish back. */
export function schedule(state: SubscriptionState, { packageType, cycle }: Choice): Change | undefined {
  const isPresent = packageType === state.packageType && cycle === state.cycle;
  return step(state, 'scheduled', {
    nextPackage: isPresent ? null : packageType,
    nextCycle: isPresent ? null : cycle,
    nextPrice: null,
  });
}

/** What time alone does: a period that ends by itself, or a charge that nobody could try for too long. */
export function end(state: SubscriptionState, now: Date): Change | undefined {
  if (state.status === 'cancelled') return state.periodEnd <= now ? step(state, 'ended', endedFields(now)) : undefined;
  return isTooLate(state.periodEnd, now) ? step(state, 'gaveUp', endedFields(now)) : undefined;
}
