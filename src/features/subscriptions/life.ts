import type { PackageType } from '#features/packages/contract.ts';
import type { Choice } from './changes.ts';
import type { Cycle, RenewalConsent, SubscriptionStatus } from './domain.ts';
import { moveOf, type SubscriptionEvent } from './moves.ts';
import { isTooLate, nextEnd, nextTry } from './periods.ts';

/** What decides how a subscription goes on. */
export interface Life {
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
export type Change = Partial<Life> & Pick<Life, 'status'>;

const step = (life: Pick<Life, 'status'>, event: SubscriptionEvent, change: Partial<Life> = {}): Change | undefined => {
  const status = moveOf(life.status, event);
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

export const begin = (what: Bought, start: Date): Life => ({
  ...bought(what, start, 0),
  status: what.consent ? 'active' : 'cancelled',
});

/** The index goes on, so that no two periods of one subscription share one. */
export const upgrade = (life: Life, what: Bought, start: Date): Change | undefined =>
  step(life, what.consent ? 'upgraded' : 'upgradedOnce', bought(what, start, life.periodIndex + 1));

/** What takes over at the end of the period. */
export const comingChoice = ({ packageType, cycle, nextPackage, nextCycle }: Life): Choice => ({
  packageType: nextPackage ?? packageType,
  cycle: nextCycle ?? cycle,
});

export function renew(life: Life, paid: number): Change | undefined {
  const coming = comingChoice(life);
  const { periodEnd: periodStart, periodIndex } = life;
  const periodEnd = nextEnd(life.anchorAt, periodStart, coming.cycle);
  const period = { periodIndex: periodIndex + 1, periodStart, periodEnd, periodPaid: paid, nextTryAt: periodEnd };
  return step(life, 'renewed', { ...clean, ...coming, ...period, price: paid });
}

const over = (endedAt: Date) => ({ ...noneNext, nextTryAt: null, paymentId: null, endedAt });

export function fail(life: Life, now: Date): Change | undefined {
  const nextTryAt = nextTry(life.periodEnd, now);
  const tries = life.tries + 1;
  if (!nextTryAt) return step(life, 'gaveUp', { ...over(now), tries });
  return step(life, 'failed', { tries, nextTryAt, paymentId: null });
}

export function cancel(life: Life, now: Date, isRefunded: boolean): Change | undefined {
  const cancelledAt = now;
  if (isRefunded) return step(life, 'refunded', { ...over(now), cancelledAt });
  const change = step(life, 'cancelled', { ...over(now), cancelledAt, endedAt: null });
  if (!change) return undefined;
  const isOver = change.status === 'expired' || life.periodEnd <= now;
  return isOver ? { ...change, status: 'expired', endedAt: now } : change;
}

/** Takes a cancellation back, by agreeing to renewals anew. */
export const resume = (life: Life, consent: RenewalConsent, now: Date): Change | undefined =>
  life.periodEnd > now
    ? step(life, 'resumed', { consent, cancelledAt: null, nextTryAt: life.periodEnd, tries: 0 })
    : undefined;

/** The present choice takes a wish back. */
export function schedule(life: Life, { packageType, cycle }: Choice): Change | undefined {
  const isPresent = packageType === life.packageType && cycle === life.cycle;
  return step(life, 'scheduled', {
    nextPackage: isPresent ? null : packageType,
    nextCycle: isPresent ? null : cycle,
    nextPrice: null,
  });
}

/** What time alone does: a period that ends by itself, or a charge that nobody could try for too long. */
export function end(life: Life, now: Date): Change | undefined {
  if (life.status === 'cancelled') return life.periodEnd <= now ? step(life, 'ended', over(now)) : undefined;
  return isTooLate(life.periodEnd, now) ? step(life, 'gaveUp', over(now)) : undefined;
}
