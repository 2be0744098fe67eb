import type { PhysicalCardPrices } from '../../../contract.ts';
import type { Material } from '../../../design/design.ts';
import { unitPrice } from '../../../prices.ts';

interface Offer {
  readonly name: string;
  readonly price: number;
  /** On one card, against today's price. */
  readonly saved: number;
}

/** The package that would take most off one card; undefined for whoever has it. */
export function bestOffer(
  { discount, packages }: Pick<PhysicalCardPrices, 'discount' | 'packages'>,
  material: Material,
): Offer | undefined {
  const best = packages.toSorted((one, other) => other.discount - one.discount)[0];
  if (!best || best.discount <= discount) return undefined;
  const price = unitPrice(material, best.discount);
  return { name: best.name, price, saved: unitPrice(material, discount) - price };
}
