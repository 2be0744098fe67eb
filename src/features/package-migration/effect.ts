import type { PackageType } from '#features/packages/contract.ts';
import type { Prices } from '#features/packages/prices.ts';
import type { Cycle } from '#features/subscriptions/domain.ts';
import type { MigrationOptions, OwnerSnapshot, SkipReason } from './contract.ts';
import {
  giftSnapshot,
  isSame,
  nothingSnapshot,
  type OwnerPlanStatus,
  snapshotOfGift,
  subscriptionSnapshot,
} from './snapshots.ts';

export interface Move extends Pick<MigrationOptions, 'price' | 'when' | 'until'> {
  readonly source: PackageType;
  readonly target: PackageType;
  /** In force when the move began: all of its owners meet the same. */
  readonly prices: Readonly<Record<PackageType, Prices>>;
}

export interface Effect {
  readonly before: OwnerSnapshot;
  /** The same as before for whoever is passed over. */
  readonly after: OwnerSnapshot;
  readonly skip: SkipReason | null;
}

/** What a move does to one owner: shown before, done by the run, and by nothing else. */
export function effectOn(owner: OwnerPlanStatus, move: Move): Effect {
  const passOver = (before: OwnerSnapshot, skip: SkipReason): Effect => ({ before, after: before, skip });
  if (owner.isGone) return passOver(nothingSnapshot, 'gone');
  const before = subjectOf(owner, move);
  if (!before) return passOver(standsNow(owner), 'not_there');
  const after = moved(before, owner, move);
  if (isSame(before, after)) return passOver(before, 'not_there');
  if (owner.isSuspended) return passOver(before, 'suspended');
  if (before.by === 'subscription' && owner.subscription?.isBusy) return passOver(before, 'busy');
  return { before, after, skip: null };
}

const standsNow = ({ subscription, gift }: OwnerPlanStatus): OwnerSnapshot =>
  subscription ? subscriptionSnapshot(subscription) : snapshotOfGift(gift);

/** By what an owner is on the source: what they pay for goes before what they were given. */
function subjectOf({ subscription, gift, isFree }: OwnerPlanStatus, { source }: Move): OwnerSnapshot | undefined {
  if (source === 'basic') return isFree ? nothingSnapshot : undefined;
  if (subscription && (subscription.packageType === source || subscription.nextPackage === source))
    return subscriptionSnapshot(subscription);
  return gift?.packageType === source ? snapshotOfGift(gift) : undefined;
}

function moved(before: OwnerSnapshot, { subscription }: OwnerPlanStatus, move: Move): OwnerSnapshot {
  if (before.by === 'nothing') return giftSnapshot(move.target, move.until ?? null);
  if (before.by === 'gift') return move.target === 'basic' ? nothingSnapshot : { ...before, packageType: move.target };
  if (move.target === 'basic') return ending(before, subscription?.periodEnd);
  return move.when === 'now' ? movedNow(before, move) : movedLater(before, move);
}

/** Nothing that is paid for is lost: it runs to the end of its period. */
function ending(before: OwnerSnapshot, periodEnd: Date | undefined): OwnerSnapshot {
  if (before.until !== null || !periodEnd) return before;
  return { ...before, nextPackage: 'basic', nextCycle: null, nextPrice: null, until: periodEnd.toISOString() };
}

function movedNow(before: OwnerSnapshot, move: Move): OwnerSnapshot {
  const { source, target } = move;
  const present =
    before.packageType === source
      ? { packageType: target, price: before.price === null ? null : priceFor(before.price, before.cycle, move) }
      : {};
  const isNextMoved = before.nextPackage === source;
  const next = isNextMoved ? nextOf(before, move) : promised(before, move);
  return tidy({ ...before, ...present, ...next });
}

function movedLater(before: OwnerSnapshot, move: Move): OwnerSnapshot {
  const coming = before.nextPackage ?? before.packageType;
  return coming === move.source ? tidy({ ...before, ...nextOf(before, move) }) : before;
}

/** What takes over is the target, for what its owner would have paid for the source, or for less. */
function nextOf(before: OwnerSnapshot, move: Move) {
  const cycle = before.nextCycle ?? before.cycle;
  const agreed = before.nextPackage ? (before.nextPrice ?? listPrice(move, move.source, cycle)) : (before.price ?? 0);
  return { nextPackage: move.target, nextCycle: cycle, nextPrice: priceFor(agreed, cycle, move) };
}

/** Whoever chose the target for later has its price in mind, also when they get it sooner for another. */
const promised = ({ nextPackage, nextCycle, nextPrice }: OwnerSnapshot, move: Move) =>
  nextPackage === move.target ? { nextPrice: nextPrice ?? listPrice(move, move.target, nextCycle) } : {};

/** What was agreed to, or less where the move lowers it: more is never asked of anybody who has not agreed. */
const priceFor = (agreed: number, cycle: Cycle | null, move: Move): number =>
  move.price === 'lower' ? Math.min(agreed, listPrice(move, move.target, cycle)) : agreed;

const listPrice = ({ prices }: Pick<Move, 'prices'>, packageType: PackageType, cycle: Cycle | null): number =>
  cycle === 'yearly' ? prices[packageType].yearlyPrice : prices[packageType].monthlyPrice;

/** What the period after this one costs, once what is settled has taken over; nothing where nothing is paid for. */
export function comingPrice({ by, price, cycle, ...next }: OwnerSnapshot, move: Pick<Move, 'prices'>): number {
  if (by !== 'subscription' || next.nextPackage === 'basic') return 0;
  if (next.nextPrice !== null) return next.nextPrice;
  return next.nextPackage ? listPrice(move, next.nextPackage, next.nextCycle ?? cycle) : (price ?? 0);
}

/** What takes over and is the same as what there is takes nothing over. */
function tidy(after: OwnerSnapshot): OwnerSnapshot {
  const isPresent =
    after.nextPackage === after.packageType && after.nextCycle === after.cycle && after.nextPrice === after.price;
  return isPresent ? { ...after, nextPackage: null, nextCycle: null, nextPrice: null } : after;
}

/** Whether what a move did can be taken back: only where it still stands exactly so. */
export function undoSkip(
  owner: OwnerPlanStatus,
  { before, after }: Pick<Effect, 'before' | 'after'>,
): SkipReason | undefined {
  if (owner.isGone) return 'gone';
  const { subscription, gift } = owner;
  const now = before.by === 'subscription' ? subscription && subscriptionSnapshot(subscription) : snapshotOfGift(gift);
  if (!now || !isSame(now, after)) return 'changed_since';
  return before.by === 'subscription' && subscription?.isBusy ? 'busy' : undefined;
}
