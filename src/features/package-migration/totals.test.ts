import { expect, test } from 'vitest';
import { seedEntitlements } from '#features/packages/server/index.ts';
import { type Effect, effectOn, type MigrationTerms, type OwnerPlanStatus } from './effect.ts';
import { paying, terms as termsOf } from './testing/plan-status-examples.ts';
import { addTotals, allowedMore, zeroTotals } from './totals.ts';

const terms = termsOf('pro', 'advanced', { price: 'lower' });

test('lists the entitlements a smaller plan lacks, including templates', () => {
  const { basic, advanced, pro } = seedEntitlements;
  expect(allowedMore(pro, advanced)).toEqual([
    'profiles',
    'links',
    'galleryPictures',
    'statsDays',
    'leadWebhook',
    'physicalCardDiscount',
  ]);
  expect(allowedMore(advanced, pro)).toEqual([]);
  expect(allowedMore(advanced, basic)).toContain('templates');
  expect(allowedMore(basic, advanced)).toEqual([]);
});

const subscriber = (cycle: 'monthly' | 'yearly', price: number, isBusy = false) => paying({ cycle, price, isBusy });

const effects = (
  what: MigrationTerms,
  ...owners: readonly (readonly [OwnerPlanStatus, number])[]
): (Effect & { expiring: number })[] => owners.map(([one, expiring]) => ({ ...effectOn(one, what), expiring }));

test('sums owners with yearly prices per month, and counts skipped ones separately', () => {
  const first = effects(terms, [subscriber('monthly', 7_000), 2], [subscriber('yearly', 70_000), 0]);
  const second = effects(terms, [subscriber('monthly', 3_000), 1], [subscriber('monthly', 7_000, true), 0]);
  const totals = addTotals(addTotals(zeroTotals, first, { terms, hasLoss: true }), second, { terms, hasLoss: true });
  expect(totals).toEqual({
    owners: 4,
    cheaper: 2,
    monthlyLoss: 3_000 + Math.round(40_000 / 12),
    losing: 3,
    skipped: 1,
    expiringOwners: 2,
    expiringProfiles: 3,
  });
});

test('an owner migrated to basic stops paying', () => {
  const toBasic: MigrationTerms = { ...terms, target: 'basic' };
  const totals = addTotals(zeroTotals, effects(toBasic, [subscriber('monthly', 7_000), 0]), {
    terms: toBasic,
    hasLoss: true,
  });
  expect(totals).toMatchObject({ cheaper: 1, monthlyLoss: 7_000 });
});
