import type { PackageType } from '#features/packages/contract.ts';
import type { SubscriptionState } from '#features/subscriptions/lifecycle.ts';
import type { OwnerSnapshot } from './contract.ts';

type AgreedTerms = 'packageType' | 'cycle' | 'price' | 'nextPackage' | 'nextCycle' | 'nextPrice' | 'periodEnd';

/** The parts of a running subscription that a migration uses. */
export interface SubscriptionPlanStatus extends Pick<SubscriptionState, AgreedTerms> {
  readonly id: number;
  /** Cancelled: basic takes over at the end of the period. */
  readonly isEnding: boolean;
  /** A charge is pending or has failed, so its subject must not change. */
  readonly isBusy: boolean;
}

export interface ComplimentaryPlan {
  readonly packageType: PackageType;
  readonly until: Date;
}

/** An owner's plan at an instant. */
export interface OwnerPlanStatus {
  /** No account, or one pending deletion. */
  readonly isDeleted: boolean;
  readonly isSuspended: boolean;
  /** On basic, without a trial, payment or complimentary plan. */
  readonly isFree: boolean;
  readonly subscription: SubscriptionPlanStatus | null;
  readonly complimentary: ComplimentaryPlan | null;
}

export function subscriptionSnapshot(one: SubscriptionPlanStatus): OwnerSnapshot {
  return {
    packageType: one.packageType,
    by: 'subscription',
    subscriptionId: one.id,
    price: one.price,
    cycle: one.cycle,
    nextPackage: one.isEnding ? 'basic' : one.nextPackage,
    nextCycle: one.isEnding ? null : one.nextCycle,
    nextPrice: one.isEnding ? null : one.nextPrice,
    until: one.isEnding ? one.periodEnd.toISOString() : null,
  };
}

const unpaid = {
  subscriptionId: null,
  price: null,
  cycle: null,
  nextPackage: null,
  nextCycle: null,
  nextPrice: null,
} as const;

export const complimentarySnapshot = (packageType: PackageType, until: string | null): OwnerSnapshot => ({
  ...unpaid,
  packageType,
  by: 'complimentary',
  until,
});

export const nothingSnapshot: OwnerSnapshot = { ...unpaid, packageType: 'basic', by: 'nothing', until: null };

export const snapshotOfComplimentary = (complimentary: ComplimentaryPlan | null): OwnerSnapshot =>
  complimentary ? complimentarySnapshot(complimentary.packageType, complimentary.until.toISOString()) : nothingSnapshot;

/** Exact comparison: the state that a migration is about to change is unchanged. */
export const isSame = (one: OwnerSnapshot, other: OwnerSnapshot): boolean =>
  (Object.keys(nothingSnapshot) as (keyof OwnerSnapshot)[]).every((name) => one[name] === other[name]);
