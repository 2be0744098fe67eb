import type { PackageEntitlements, PackageType } from '#features/packages/contract.ts';
import seeds from '#features/packages/seed-entitlements.json' with { type: 'json' };
import { productExample } from '#features/packages/testing/product-example.ts';
import type { Subscription } from '../../contract.ts';

const product = (id: number, packageType: PackageType, monthlyPrice: number, yearlyPrice: number) =>
  productExample({
    id,
    packageType,
    monthlyPrice,
    yearlyPrice,
    sortOrder: id,
    name: `Name${id}`,
    description: `About ${id}`,
    features: [`Feature of ${id}`],
    isPopular: packageType === 'advanced',
  });

export const productExamples = [
  product(1, 'basic', 0, 0),
  product(2, 'advanced', 40, 300),
  product(3, 'pro', 70, 700),
] as const;

export const entitlementExamples: readonly PackageEntitlements[] = [
  { id: 1, packageType: 'basic', entitlements: seeds.basic },
  { id: 2, packageType: 'advanced', entitlements: seeds.advanced },
  { id: 3, packageType: 'pro', entitlements: seeds.pro },
];

export const freePlan: Subscription = {
  state: 'none',
  packageType: 'basic',
  packageName: 'Name1',
  accessUntil: null,
  trialEndsAt: null,
  startsAt: null,
  startsAfter: null,
  complimentary: null,
  paid: null,
  nextCharge: null,
  scheduled: null,
  cancelling: null,
  canResume: false,
  accountDeletesAt: null,
};

const trialEndsAt = new Date(Date.now() + 5 * 86_400_000).toISOString();

export const trialPlan: Subscription = {
  ...freePlan,
  state: 'trial',
  packageType: 'pro',
  packageName: 'Name3',
  trialEndsAt,
  startsAt: trialEndsAt,
  startsAfter: 'trial',
};

const complimentary = { packageType: 'advanced', packageName: 'Name2', until: '2027-02-01T10:00:00.000Z' } as const;

/** Advanced, as a complimentary plan. */
export const complimentaryPlan: Subscription = {
  ...freePlan,
  state: 'complimentary',
  packageType: 'advanced',
  packageName: 'Name2',
  accessUntil: complimentary.until,
  complimentary: { ...complimentary, isEffective: true },
};

const periodEnd = '2027-03-15T10:00:00.000Z';

/** Advanced, monthly, well past the refund period. */
export const paidPlan: Subscription = {
  ...freePlan,
  state: 'active',
  packageType: 'advanced',
  packageName: 'Name2',
  accessUntil: periodEnd,
  paid: {
    packageType: 'advanced',
    packageName: 'Name2',
    packageId: 2,
    cycle: 'monthly',
    price: 40_00,
    periodStart: '2027-02-15T10:00:00.000Z',
    periodEnd,
    methodId: 5,
  },
  nextCharge: { at: periodEnd, amount: 40_00, packageName: 'Name2', cycle: 'monthly' },
  cancelling: { endsAt: periodEnd, refund: 0, fee: 0, used: 0 },
};

export const endingPlan: Subscription = {
  ...paidPlan,
  state: 'cancelled',
  nextCharge: null,
  cancelling: null,
  canResume: true,
};
