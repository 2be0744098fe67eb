import { packageType } from '#features/packages/contract.ts';
import { planAt } from '#features/packages/plan.ts';
import { runningAt } from '#features/subscriptions/plan-status.ts';
import type { SubscriptionRow } from '#features/subscriptions/server/index.ts';
import type { ComplimentaryPlan, OwnerPlanStatus, SubscriptionPlanStatus } from '../snapshots.ts';
import type { OwnerRow } from './owner-queries.ts';

const nobody: OwnerPlanStatus = {
  isDeleted: true,
  isSuspended: false,
  isFree: false,
  subscription: null,
  complimentary: null,
};

/** What an owner has, of the rows that say so. */
export function planStatusOf(
  owner: OwnerRow | undefined,
  live: SubscriptionRow | undefined,
  now: Date,
): OwnerPlanStatus {
  if (!owner || owner.deletesAt || owner.demoEndsAt) return nobody;
  const subscription = subscriptionOf(runningAt(live, now));
  return {
    isDeleted: false,
    isSuspended: owner.suspendedAt !== null,
    isFree: !subscription && planAt(owner, now).packageType === 'basic',
    subscription,
    complimentary: complimentaryPlanOf(owner, now),
  };
}

function subscriptionOf(row: SubscriptionRow | undefined): SubscriptionPlanStatus | null {
  if (!row) return null;
  const { id, cycle, price, nextPackage, nextCycle, nextPrice, periodEnd, status, paymentId } = row;
  return {
    ...{ id, packageType: row.packageType, cycle, price, nextPackage, nextCycle, nextPrice, periodEnd },
    isEnding: status === 'cancelled',
    isBusy: paymentId !== null || status === 'past_due',
  };
}

function complimentaryPlanOf(
  { complimentaryPackage, complimentaryUntil }: OwnerRow,
  now: Date,
): ComplimentaryPlan | null {
  const parsed = packageType.safeParse(complimentaryPackage);
  return parsed.success && complimentaryUntil && complimentaryUntil > now
    ? { packageType: parsed.data, until: complimentaryUntil }
    : null;
}
