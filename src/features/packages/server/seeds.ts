import { shekels } from '#base/money.ts';
import type { Entitlements, PackageType } from '../contract.ts';
import seedValues from '../seed-entitlements.json' with { type: 'json' };
import { packageTexts } from './seed-texts.ts';
import type { packagesTable } from './table.ts';

/** Used when a row is missing. */
export const seedEntitlements: Readonly<Record<PackageType, Entitlements>> = seedValues;
const { basic, advanced, pro } = seedEntitlements;

const seed = (monthly: number, yearly: number) => ({
  monthlyPrice: shekels(monthly).amount,
  yearlyPrice: shekels(yearly).amount,
});

export const packageSeeds: (typeof packagesTable.$inferInsert)[] = [
  { packageType: 'basic', texts: packageTexts.basic, ...seed(0, 0), entitlements: basic, sortOrder: 1 },
  {
    packageType: 'advanced',
    texts: packageTexts.advanced,
    ...seed(40, 300),
    entitlements: advanced,
    sortOrder: 2,
    isPopular: true,
  },
  { packageType: 'pro', texts: packageTexts.pro, ...seed(70, 700), entitlements: pro, sortOrder: 3 },
];
