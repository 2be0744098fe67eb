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
  const newestFirst = prices.toSorted((one, two) => (one.holdsFrom < two.holdsFrom ? 1 : -1));
  const holds = ({ holdsFrom }: DatedPrice) => new Date(holdsFrom) <= now;
  const [inForce, ...past] = newestFirst.filter(holds);
  return { toCome: newestFirst.filter((price) => !holds(price)), inForce, past };
}
