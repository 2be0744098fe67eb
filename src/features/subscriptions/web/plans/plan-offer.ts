import type { Entitlements, PackageEntitlements, PackageType, Product } from '#features/packages/contract.ts';
import { isFree } from '#features/packages/domain.ts';

interface Catalog {
  readonly products: readonly Product[];
  readonly entitlements: readonly PackageEntitlements[];
}

/**
 * The smallest package above the present one that is of help, else the next one up. Where there is none above, as in a
 * trial of the largest, it is the present one: that can still be bought.
 */
export function planOffer(
  { products, entitlements }: Catalog,
  current: PackageType,
  helps: (entitlements: Entitlements) => boolean = () => true,
): Product | undefined {
  const sold = products.filter((one) => !isFree(one)).sort((first, second) => first.monthlyPrice - second.monthlyPrice);
  const currentIndex = sold.findIndex((one) => one.packageType === current);
  const larger = sold.slice(currentIndex + 1);
  const helpful = larger.find((product) => {
    const found = entitlements.find(({ id }) => id === product.id);
    return found !== undefined && helps(found.entitlements);
  });
  return helpful ?? larger[0] ?? sold[currentIndex];
}
