import type { PackageType } from '#features/packages/contract.ts';
import { packageRank } from '#features/packages/plan.ts';
import { type Cycle, cycles } from './domain.ts';

export interface Choice {
  readonly packageType: PackageType;
  readonly cycle: Cycle;
}

/** `upgrade`: less in no respect; applies at once. `scheduled`: less in some respect; applies at the period's end. */
export type ChangeKind = 'first' | 'upgrade' | 'scheduled' | 'same';

export function changeKind(current: Choice | undefined, requested: Choice): ChangeKind {
  if (!current) return 'first';
  const size = packageRank(requested.packageType) - packageRank(current.packageType);
  const length = cycles.indexOf(requested.cycle) - cycles.indexOf(current.cycle);
  if (size === 0 && length === 0) return 'same';
  return size >= 0 && length >= 0 ? 'upgrade' : 'scheduled';
}

/** The start of a period that is bought now: paying during a trial does not forfeit its remaining days. */
export const startOf = (trialEnd: Date | null, now: Date): Date => (trialEnd && trialEnd > now ? trialEnd : now);

/** The start, if still to come, of the paid period, or of one that is bought now: the date that every screen shows. */
export function upcomingStart(paid: Pick<PaidPeriod, 'periodStart'> | undefined, trialEnd: Date | null, now: Date) {
  const start = paid?.periodStart ?? startOf(trialEnd, now);
  return start > now ? start : null;
}

export interface PaidPeriod {
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly periodPaid: number;
}

const day = 86_400_000;

/**
 * The unused part of the current period's price; all of it before the period starts. Counted in days, with a begun day
 * as unused: a price that changes while the user reads it would never be the one they agreed to.
 */
export function upgradeCredit({ periodStart, periodEnd, periodPaid }: PaidPeriod, now: Date): number {
  const totalDays = Math.ceil((periodEnd.getTime() - periodStart.getTime()) / day);
  const unused = Math.min(Math.max(Math.ceil((periodEnd.getTime() - now.getTime()) / day), 0), totalDays);
  return Math.floor((periodPaid * unused) / totalDays);
}
