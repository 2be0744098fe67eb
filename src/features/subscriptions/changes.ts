import type { PackageType } from '#features/packages/contract.ts';
import { type PlanInput, packageRank } from '#features/packages/plan.ts';
import { type Cycle, cycles, type StartsAfter } from './domain.ts';

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

/** What an owner has without paying: the trial, and a gift. */
export type FreePlans = Pick<PlanInput, 'trialEndsAt' | 'complimentaryPackage' | 'complimentaryUntil'>;

/** The start of a period that is bought now: it takes nothing from the trial, nor from a gift that is no smaller. */
export function startOf(free: FreePlans | undefined, packageType: PackageType, now: Date): Date {
  const { trialEndsAt, complimentaryPackage: gift, complimentaryUntil } = free ?? {};
  const isCovered = gift && packageRank(gift as PackageType) >= packageRank(packageType);
  const ends = [trialEndsAt, isCovered ? complimentaryUntil : null].map((end) => end?.getTime() ?? 0);
  return new Date(Math.max(now.getTime(), ...ends));
}

/** What a period that starts later comes after; the trial or gift may have been changed since it was bought. */
export function startsAfter(start: Date, free: FreePlans | undefined, now: Date): StartsAfter | null {
  if (start <= now) return null;
  const { trialEndsAt, complimentaryUntil } = free ?? {};
  const isTrial = trialEndsAt ? trialEndsAt >= start : !complimentaryUntil || complimentaryUntil < start;
  return isTrial && complimentaryUntil?.getTime() !== start.getTime() ? 'trial' : 'complimentary';
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
