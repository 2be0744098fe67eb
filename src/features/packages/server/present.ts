import type { Locale } from '#i18n/locale.ts';
import type { Product } from '../contract.ts';
import type { PackageRow } from './queries.ts';

const agorotInShekel = 100;

export function presentProduct(row: PackageRow, locale: Locale): Product {
  const words = row.words[locale];
  const [benefit1 = null, benefit2 = null, benefit3 = null, benefit4 = null, benefit5 = null] = words.benefits;
  return {
    id: row.id,
    name: words.name,
    description: words.description,
    monthlyPrice: row.monthlyPrice / agorotInShekel,
    yearlyPrice: row.yearlyPrice / agorotInShekel,
    features: [...words.features],
    benefit1,
    benefit2,
    benefit3,
    benefit4,
    benefit5,
    isPopular: row.isPopular,
    isActive: row.isActive,
    showAtHome: row.showAtHome,
    sortOrder: row.sortOrder,
    packageType: row.packageType,
  };
}
