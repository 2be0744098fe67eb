import type { PackageType } from '#features/packages/contract.ts';
import type { Prices } from '#features/packages/prices.ts';
import type { Cycle } from '#features/subscriptions/domain.ts';
import type { SubscriptionState } from '#features/subscriptions/lifecycle.ts';
import type { MigrationOptions, OwnerSnapshot, SkipReason } from './contract.ts';

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

const complimentarySnapshot = (packageType: PackageType, until: string | null): OwnerSnapshot => ({
  ...unpaid,
  packageType,
  by: 'complimentary',
  until,
});

const nothingSnapshot: OwnerSnapshot = { ...unpaid, packageType: 'basic', by: 'nothing', until: null };

export const snapshotOfComplimentary = (complimentary: ComplimentaryPlan | null): OwnerSnapshot =>
  complimentary ? complimentarySnapshot(complimentary.packageType, complimentary.until.toISOString()) : nothingSnapshot;

/** Exact comparison: the state that a migration is about to change is unchanged. */
export const isSame = (one: OwnerSnapshot, other: OwnerSnapshot): boolean =>
  (Object.keys(nothingSnapshot) as (keyof OwnerSnapshot)[]).every((name) => one[name] === other[name]);

export interface MigrationTerms extends Pick<MigrationOptions, 'price' | 'when' | 'until'> {
  readonly source: PackageType;
  readonly target: PackageType;
  /** Prices when the migration started, so that all of its owners get the same ones. */
  readonly prices: Readonly<Record<PackageType, Prices>>;
}

export interface Effect {
  readonly before: OwnerSnapshot;
  /** Equals `before` for a skipped owner. */
  readonly after: OwnerSnapshot;
  readonly skip: SkipReason | null;
}

/** Effect of a migration on one owner. The preview and the run both use only this function. */
export function effectOn(owner: OwnerPlanStatus, terms: MigrationTerms): Effect {
  const skipped = (before: OwnerSnapshot, skip: SkipReason): Effect => ({ before, after: before, skip });
  if (owner.isDeleted) return skipped(nothingSnapshot, 'gone');
  const before = subjectOf(owner, terms);
  if (!before) return skipped(currentSnapshot(owner), 'not_there');
  const after = migrated(before, owner, terms);
  if (isSame(before, after)) return skipped(before, 'unchanged');
  if (owner.isSuspended) return skipped(before, 'suspended');
  if (before.by === 'subscription' && owner.subscription?.isBusy) return skipped(before, 'busy');
  return { before, after, skip: null };
}

const currentSnapshot = ({ subscription, complimentary }: OwnerPlanStatus): OwnerSnapshot =>
  subscription ? subscriptionSnapshot(subscription) : snapshotOfComplimentary(complimentary);

/** The basis on which an owner has the source plan; a paid plan takes precedence over a complimentary one. */
function subjectOf(
  { subscription, complimentary, isFree }: OwnerPlanStatus,
  { source }: MigrationTerms,
): OwnerSnapshot | undefined {
  if (source === 'basic') return isFree ? nothingSnapshot : undefined;
  if (subscription && (subscription.packageType === source || subscription.nextPackage === source))
    return subscriptionSnapshot(subscription);
  return complimentary?.packageType === source ? snapshotOfComplimentary(complimentary) : undefined;
}

function migrated(before: OwnerSnapshot, { subscription }: OwnerPlanStatus, terms: MigrationTerms): OwnerSnapshot {
  if (before.by === 'nothing') return complimentarySnapshot(terms.target, terms.until ?? null);
  if (before.by === 'complimentary')
    return terms.target === 'basic' ? nothingSnapshot : { ...before, packageType: terms.target };
  if (terms.target === 'basic') return ending(before, subscription?.periodEnd);
  return terms.when === 'now' ? migratedNow(before, terms) : migratedLater(before, terms);
}

/** The owner loses nothing paid for: the plan runs until the end of its period. */
function ending(before: OwnerSnapshot, periodEnd: Date | undefined): OwnerSnapshot {
  if (before.until !== null || !periodEnd) return before;
  return { ...before, nextPackage: 'basic', nextCycle: null, nextPrice: null, until: periodEnd.toISOString() };
}

function migratedNow(before: OwnerSnapshot, terms: MigrationTerms): OwnerSnapshot {
  const { source, target } = terms;
  const present =
    before.packageType === source
      ? { packageType: target, price: before.price === null ? null : priceFor(before.price, before.cycle, terms) }
      : {};
  const isNextMigrated = before.nextPackage === source;
  const next = isNextMigrated ? nextOf(before, terms) : promised(before, terms);
  return normalize({ ...before, ...present, ...next });
}

function migratedLater(before: OwnerSnapshot, terms: MigrationTerms): OwnerSnapshot {
  const upcoming = before.nextPackage ?? before.packageType;
  return upcoming === terms.source ? normalize({ ...before, ...nextOf(before, terms) }) : before;
}

/** The target becomes the next plan, at the price the owner would have paid for the source, or less. */
function nextOf(before: OwnerSnapshot, terms: MigrationTerms) {
  const cycle = before.nextCycle ?? before.cycle;
  const agreed = before.nextPackage ? (before.nextPrice ?? listPrice(terms, terms.source, cycle)) : (before.price ?? 0);
  return { nextPackage: terms.target, nextCycle: cycle, nextPrice: priceFor(agreed, cycle, terms) };
}

/** Owners who had already scheduled the target retain its agreed price, even if they get it earlier at another one. */
const promised = ({ nextPackage, nextCycle, nextPrice }: OwnerSnapshot, terms: MigrationTerms) =>
  nextPackage === terms.target ? { nextPrice: nextPrice ?? listPrice(terms, terms.target, nextCycle) } : {};

/** The agreed price, or less if the migration lowers it. Never higher, because the owner has not agreed to more. */
const priceFor = (agreed: number, cycle: Cycle | null, terms: MigrationTerms): number =>
  terms.price === 'lower' ? Math.min(agreed, listPrice(terms, terms.target, cycle)) : agreed;

const listPrice = (
  { prices }: Pick<MigrationTerms, 'prices'>,
  packageType: PackageType,
  cycle: Cycle | null,
): number => (cycle === 'yearly' ? prices[packageType].yearlyPrice : prices[packageType].monthlyPrice);

/** Price of the next period, after a scheduled change; 0 if nothing is paid. */
export function upcomingPrice(
  { by, price, cycle, ...next }: OwnerSnapshot,
  terms: Pick<MigrationTerms, 'prices'>,
): number {
  if (by !== 'subscription' || next.nextPackage === 'basic') return 0;
  if (next.nextPrice !== null) return next.nextPrice;
  return next.nextPackage ? listPrice(terms, next.nextPackage, next.nextCycle ?? cycle) : (price ?? 0);
}

/** Removes a scheduled change that equals the current plan. */
function normalize(after: OwnerSnapshot): OwnerSnapshot {
  const isPresent =
    after.nextPackage === after.packageType && after.nextCycle === after.cycle && after.nextPrice === after.price;
  return isPresent ? { ...after, nextPackage: null, nextCycle: null, nextPrice: null } : after;
}

/** Whether a migration can be undone for an owner: only if the state is still exactly as the migration left it. */
export function undoSkip(
  owner: OwnerPlanStatus,
  { before, after }: Pick<Effect, 'before' | 'after'>,
): SkipReason | undefined {
  if (owner.isDeleted) return 'gone';
  const { subscription, complimentary } = owner;
  const now =
    before.by === 'subscription'
      ? subscription && subscriptionSnapshot(subscription)
      : snapshotOfComplimentary(complimentary);
  if (!now || !isSame(now, after)) return 'changed_since';
  return before.by === 'subscription' && subscription?.isBusy ? 'busy' : undefined;
}
