import type { Locale } from '#i18n/locale.ts';
import type { AdminPackage, PackageEdit } from '../../admin-contract.ts';
import type { Product } from '../../contract.ts';

const agorotInShekel = 100;
type PreviewedPackage = PackageEdit & Pick<AdminPackage, 'id' | 'packageType' | 'monthlyPrice' | 'yearlyPrice'>;

/** A package as visitors of the landing page get it, in their language. */
export function previewProduct(one: PreviewedPackage, locale: Locale): Product {
  const { name, description, features, benefits } = one.texts[locale];
  const [benefit1 = null, benefit2 = null, benefit3 = null, benefit4 = null, benefit5 = null] =
    benefits.filter(Boolean);
  const { id, packageType, isPopular, isActive, showAtHome, sortOrder } = one;
  return {
    ...{ id, packageType, name, description, isPopular, isActive, showAtHome },
    ...{ benefit1, benefit2, benefit3, benefit4, benefit5 },
    features: features.filter(Boolean),
    sortOrder: Number.isNaN(sortOrder) ? 0 : sortOrder,
    monthlyPrice: one.monthlyPrice / agorotInShekel,
    yearlyPrice: one.yearlyPrice / agorotInShekel,
  };
}
