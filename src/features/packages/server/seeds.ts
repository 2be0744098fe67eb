import { shekels } from '#base/money.ts';
import type { Entitlements, PackageType } from '../contract.ts';
import { packageTexts } from './seed-texts.ts';
import type { packagesTable } from './table.ts';

const basic: Entitlements = {
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

const advanced: Entitlements = {
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

const pro: Entitlements = {
  ...advanced,
  profiles: 10,
  links: 100,
  galleryPictures: 100,
  statsDays: 730,
  leadWebhook: true,
  physicalCardDiscount: 20,
};

/** Used when a row is missing. */
export const seedEntitlements: Readonly<Record<PackageType, Entitlements>> = { basic, advanced, pro };

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
