import { shekels } from '#base/money.ts';
import type { Allowances, PackageType } from '../contract.ts';
import { packageWords } from './seed-texts.ts';
import type { packagesTable } from './table.ts';

const basic: Allowances = {
  profiles: 1,
  links: 6,
  galleryPictures: 6,
  templates: 3,
  customSlug: false,
  ownBranding: false,
  statsDays: 7,
  leadFields: false,
  leadExport: false,
  leadWebhook: false,
  supportChat: false,
  physicalCardDiscount: 0,
};

const advanced: Allowances = {
  ...basic,
  profiles: 3,
  links: 30,
  galleryPictures: 30,
  templates: null,
  customSlug: true,
  ownBranding: true,
  statsDays: 90,
  leadFields: true,
  leadExport: true,
  supportChat: true,
  physicalCardDiscount: 10,
};

const pro: Allowances = {
  ...advanced,
  profiles: 10,
  links: 100,
  galleryPictures: 100,
  statsDays: 730,
  leadWebhook: true,
  physicalCardDiscount: 20,
};

/** Stands in for a row that is not there. */
export const seedAllowances: Readonly<Record<PackageType, Allowances>> = { basic, advanced, pro };

const seed = (monthly: number, yearly: number) => ({
  monthlyPrice: shekels(monthly).amount,
  yearlyPrice: shekels(yearly).amount,
});

export const packageSeeds: (typeof packagesTable.$inferInsert)[] = [
  { packageType: 'basic', words: packageWords.basic, ...seed(0, 0), allowances: basic, sortOrder: 1 },
  {
    packageType: 'advanced',
    words: packageWords.advanced,
    ...seed(40, 300),
    allowances: advanced,
    sortOrder: 2,
    isPopular: true,
  },
  { packageType: 'pro', words: packageWords.pro, ...seed(70, 700), allowances: pro, sortOrder: 3 },
];
