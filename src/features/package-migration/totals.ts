import type { Entitlements } from '#features/packages/contract.ts';
import type { EffectTotals, OwnerSnapshot } from './contract.ts';
import { type Effect, type MigrationTerms, upcomingPrice } from './effect.ts';

type Entitlement = Entitlements[keyof Entitlements];

/** Comparable size of an entitlement; no limit is the largest. */
const sizeOf = (value: Entitlement): number => (value === null ? Number.POSITIVE_INFINITY : Number(value));

/** Names of the entitlements in which one plan exceeds another. */
export const allowedMore = (one: Entitlements, other: Entitlements): string[] =>
  (Object.keys(one) as (keyof Entitlements)[]).filter((name) => sizeOf(one[name]) > sizeOf(other[name]));

const monthsOf = { monthly: 1, yearly: 12 } as const;

/** Monthly revenue of an owner after all scheduled changes; 0 for a subscription that ends. */
const monthlyOf = (one: OwnerSnapshot, terms: MigrationTerms): number =>
  upcomingPrice(one, terms) / monthsOf[one.nextCycle ?? one.cycle ?? 'monthly'];

/** Reduction of an owner's monthly price, in agorot. */
const lossOf = ({ before, after }: Effect, terms: MigrationTerms): number =>
  Math.max(monthlyOf(before, terms) - monthlyOf(after, terms), 0);

export const zeroTotals: EffectTotals = {
  owners: 0,
  cheaper: 0,
  monthlyLoss: 0,
  losing: 0,
  expiringOwners: 0,
  expiringProfiles: 0,
  skipped: 0,
};

/** Adds a batch of owners to the totals; `expiring` counts each owner's profiles that would no longer be visible. */
export function addTotals(
  totals: EffectTotals,
  effects: readonly (Effect & { readonly expiring: number })[],
  { terms, hasLoss }: { readonly terms: MigrationTerms; readonly hasLoss: boolean },
): EffectTotals {
  const done = effects.filter(({ skip }) => skip === null);
  const losses = done.map((one) => lossOf(one, terms)).filter((loss) => loss > 0);
  const expiring = done.map((one) => one.expiring).filter((count) => count > 0);
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  return {
    owners: totals.owners + effects.length,
    cheaper: totals.cheaper + losses.length,
    monthlyLoss: totals.monthlyLoss + Math.round(total(losses)),
    losing: totals.losing + (hasLoss ? done.length : 0),
    expiringOwners: totals.expiringOwners + expiring.length,
    expiringProfiles: totals.expiringProfiles + total(expiring),
    skipped: totals.skipped + effects.length - done.length,
  };
}
