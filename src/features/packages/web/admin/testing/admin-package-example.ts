import type { AdminPackage, DatedPrice } from '../../../admin-contract.ts';
import seeds from '../../../seed-entitlements.json' with { type: 'json' };

const texts = { name: 'Advanced', description: 'Grow', features: ['One', 'Two'], benefits: ['10% off'] };

/** For tests: a package with all fields that admins see. */
export const adminPackageExample = (more: Partial<AdminPackage> = {}): AdminPackage => ({
  id: 2,
  packageType: 'advanced',
  version: 3,
  updatedAt: '2020-01-01T00:00:00Z',
  subscribers: 7,
  texts: { he: texts, en: texts },
  entitlements: { ...seeds.advanced, ownBranding: false },
  isPopular: true,
  isActive: true,
  showAtHome: true,
  sortOrder: 2,
  monthlyPrice: 4_000,
  yearlyPrice: 40_000,
  prices: [],
  ...more,
});

/** For tests: a price of a package from an instant on. */
export const datedPrice = (id: number, effectiveFrom: string, monthlyPrice = 4_900): DatedPrice => ({
  id,
  effectiveFrom,
  monthlyPrice,
  yearlyPrice: monthlyPrice * 10,
  createdAt: '2020-01-01T00:00:00Z',
});
