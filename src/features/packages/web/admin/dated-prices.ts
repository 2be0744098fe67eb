import type { AdminPackage, DatedPrice } from '../../admin-contract.ts';

export interface SortedPrices {
  /** Newest first, as all of them are. */
  readonly toCome: readonly DatedPrice[];
  /** Undefined where none was ever dated: the package's own price holds. */
  readonly inForce: DatedPrice | undefined;
  readonly past: readonly DatedPrice[];
}

/** Prices by whether they hold at a moment. */
export function sortPrices({ prices }: Pick<AdminPackage, 'prices'>, now: Date): SortedPrices {
  const newestFirst = prices.toSorted((one, two) => (one.effectiveFrom < two.effectiveFrom ? 1 : -1));
  const isEffective = ({ effectiveFrom }: DatedPrice) => new Date(effectiveFrom) <= now;
  const [inForce, ...past] = newestFirst.filter(isEffective);
  return { toCome: newestFirst.filter((price) => !isEffective(price)), inForce, past };
}
