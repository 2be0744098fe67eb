import type { PackageType } from '#features/packages/contract.ts';
import { packageRank } from '#features/packages/plan.ts';
import { type Cycle, cycles } from './domain.ts';

export interface Choice {
  readonly packageType: PackageType;
  readonly cycle: Cycle;
}

/** `upgrade`: not less in anything, at once. `scheduled`: less in something, at the end of the period. */
export type ChangeKind = 'first' | 'upgrade' | 'scheduled' | 'same';

export function changeKind(current: Choice | undefined, requested: Choice): ChangeKind {
  if (!current) return 'first';
  const size = packageRank(requested.packageType) - packageRank(current.packageType);
  const length = cycles.indexOf(requested.cycle) - cycles.indexOf(current.cycle);
  if (size === 0 && length === 0) return 'same';
  return size >= 0 && length >= 0 ? 'upgrade' : 'scheduled';
}

export interface PaidPeriod {
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly periodPaid: number;
}

const day = 86_400_000;

/**
 * The part of a running period's price that is not used up; all of it while the period has not begun. By days, of which a
 * begun one counts as unused: a price that melts while somebody reads it would never be the one they agreed to.
 */
export function upgradeCredit({ periodStart, periodEnd, periodPaid }: PaidPeriod, now: Date): number {
  const totalDays = Math.ceil((periodEnd.getTime() - periodStart.getTime()) / day);
  const unused = Math.min(Math.max(Math.ceil((periodEnd.getTime() - now.getTime()) / day), 0), totalDays);
  return Math.floor((periodPaid * unused) / totalDays);
}
