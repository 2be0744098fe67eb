import type { PackageType } from '#features/packages/contract.ts';
import type { MigrationTerms, OwnerPlanStatus, SubscriptionPlanStatus } from '../effect.ts';

export const prices = {
  basic: { monthlyPrice: 0, yearlyPrice: 0 },
  advanced: { monthlyPrice: 4_000, yearlyPrice: 30_000 },
  pro: { monthlyPrice: 7_000, yearlyPrice: 70_000 },
};
export const periodEnd = new Date('2026-12-15T10:00:00Z');

/** For tests: a migration that takes effect now and keeps the prices. */
export const terms = (
  source: PackageType,
  target: PackageType,
  more: Partial<MigrationTerms> = {},
): MigrationTerms => ({ source, target, price: 'keep', when: 'now', until: undefined, prices, ...more });

export const subscription = (more: Partial<SubscriptionPlanStatus> = {}): SubscriptionPlanStatus => ({
  id: 7,
  packageType: 'pro',
  cycle: 'monthly',
  price: 7_000,
  periodEnd,
  isEnding: false,
  isBusy: false,
  nextPackage: null,
  nextCycle: null,
  nextPrice: null,
  ...more,
});

/** For tests: an owner without any plan. */
export const owner = (more: Partial<OwnerPlanStatus> = {}): OwnerPlanStatus => ({
  isDeleted: false,
  isSuspended: false,
  isFree: false,
  subscription: null,
  complimentary: null,
  ...more,
});

export const paying = (more: Partial<SubscriptionPlanStatus> = {}): OwnerPlanStatus =>
  owner({ subscription: subscription(more) });
