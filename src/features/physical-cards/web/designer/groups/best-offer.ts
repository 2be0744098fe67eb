import type { PhysicalCardPrices } from '../../../contract.ts';
import type { Material } from '../../../design/design.ts';
import { unitPrice } from '../../../prices.ts';

interface Offer {
  readonly name: string;
  readonly price: number;
  /** Savings per card compared to the current price. */
  readonly saved: number;
}

/** The package with the largest discount per card; undefined if the user already has it. */
export function bestOffer(
  { prices, discount, packages }: Pick<PhysicalCardPrices, 'prices' | 'discount' | 'packages'>,
  material: Material,
): Offer | undefined {
  const best = packages.toSorted((one, other) => other.discount - one.discount)[0];
  if (!best || best.discount <= discount) return undefined;
  const price = unitPrice(prices, material, best.discount);
  return { name: best.name, price, saved: unitPrice(prices, material, discount) - price };
}
