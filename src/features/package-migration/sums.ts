import type { Entitlements } from '#features/packages/contract.ts';
import type { EffectSums, OwnerSnapshot } from './contract.ts';
import { comingPrice, type Effect, type Move } from './effect.ts';

type Entitlement = Entitlements[keyof Entitlements];

/** The more, the larger; no limit is the most. */
const sizeOf = (value: Entitlement): number => (value === null ? Number.POSITIVE_INFINITY : Number(value));

/** Names of what one package allows more of than another. */
export const allowedMore = (one: Entitlements, other: Entitlements): string[] =>
  (Object.keys(one) as (keyof Entitlements)[]).filter((name) => sizeOf(one[name]) > sizeOf(other[name]));

const monthsOf = { monthly: 1, yearly: 12 } as const;

/** What comes in of an owner a month once all that is settled has taken over; nothing of one that ends. */
const monthlyOf = (one: OwnerSnapshot, move: Move): number =>
  comingPrice(one, move) / monthsOf[one.nextCycle ?? one.cycle ?? 'monthly'];

/** By how much an owner's month gets cheaper, in agorot. */
const lossOf = ({ before, after }: Effect, move: Move): number =>
  Math.max(monthlyOf(before, move) - monthlyOf(after, move), 0);

export const noSums: EffectSums = {
  owners: 0,
  cheaper: 0,
  monthlyLoss: 0,
  losing: 0,
  expiringOwners: 0,
  expiringProfiles: 0,
  skipped: 0,
};

/** One more batch of owners; `expiring` counts the cards of each that nobody would see any more. */
export function addSums(
  sums: EffectSums,
  effects: readonly (Effect & { readonly expiring: number })[],
  { move, hasLoss }: { readonly move: Move; readonly hasLoss: boolean },
): EffectSums {
  const done = effects.filter(({ skip }) => skip === null);
  const losses = done.map((one) => lossOf(one, move)).filter((loss) => loss > 0);
  const expiring = done.map((one) => one.expiring).filter((count) => count > 0);
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  return {
    owners: sums.owners + effects.length,
    cheaper: sums.cheaper + losses.length,
    monthlyLoss: sums.monthlyLoss + Math.round(total(losses)),
    losing: sums.losing + (hasLoss ? done.length : 0),
    expiringOwners: sums.expiringOwners + expiring.length,
    expiringProfiles: sums.expiringProfiles + total(expiring),
    skipped: sums.skipped + effects.length - done.length,
  };
}
