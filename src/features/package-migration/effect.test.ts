import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAllOf } from '#base/testing/for-all.ts';
import type { PackageType } from '#features/packages/contract.ts';
import type { OwnerSnapshot } from './contract.ts';
import {
  effectOn,
  isSame,
  type MigrationTerms,
  type OwnerPlanStatus,
  type SubscriptionPlanStatus,
  snapshotOfComplimentary,
  subscriptionSnapshot,
  undoSkip,
  upcomingPrice,
} from './effect.ts';
import { owner, paying, periodEnd, prices, subscription, terms } from './testing/plan-status-examples.ts';

const until = '2027-01-01T00:00:00.000Z';

const none = { nextPackage: null, nextCycle: null, nextPrice: null };

describe('a subscription', () => {
  test.each([
    ['keeps its price', terms('pro', 'advanced'), {}, { packageType: 'advanced', price: 7_000 }],
    ['is lowered', terms('pro', 'advanced', { price: 'lower' }), {}, { packageType: 'advanced', price: 4_000 }],
    [
      'is lowered by its own cycle',
      terms('pro', 'advanced', { price: 'lower' }),
      { cycle: 'yearly', price: 70_000 },
      { packageType: 'advanced', price: 30_000 },
    ],
    [
      'is never raised',
      terms('advanced', 'pro', { price: 'lower' }),
      { packageType: 'advanced', price: 3_000 },
      { packageType: 'pro', price: 3_000 },
    ],
    [
      'changes when its period ends, for what was agreed',
      terms('advanced', 'pro', { when: 'period_end' }),
      { packageType: 'advanced', price: 4_000 },
      { packageType: 'advanced', nextPackage: 'pro', nextCycle: 'monthly', nextPrice: 4_000 },
    ],
    [
      'is lowered when its period ends',
      terms('pro', 'advanced', { when: 'period_end', price: 'lower' }),
      {},
      { packageType: 'pro', price: 7_000, nextPackage: 'advanced', nextCycle: 'monthly', nextPrice: 4_000 },
    ],
    [
      'that was to become the target anyway costs by then what it would have',
      terms('pro', 'advanced'),
      { nextPackage: 'advanced', nextCycle: 'monthly' },
      { packageType: 'advanced', price: 7_000, nextPackage: 'advanced', nextCycle: 'monthly', nextPrice: 4_000 },
    ],
    [
      'that was to become the source becomes the target, for the price of the source',
      terms('advanced', 'pro'),
      { nextPackage: 'advanced', nextCycle: 'monthly' },
      { packageType: 'pro', price: 7_000, nextPackage: 'pro', nextCycle: 'monthly', nextPrice: 4_000 },
    ],
    [
      'of which only the cycle was to change has both changed',
      terms('pro', 'advanced', { price: 'lower' }),
      { cycle: 'yearly', price: 70_000, nextPackage: 'pro', nextCycle: 'monthly' },
      { packageType: 'advanced', price: 30_000, nextPackage: 'advanced', nextCycle: 'monthly', nextPrice: 4_000 },
    ],
    [
      'that was to leave for the target of later stays as it is when nothing is left of the wish',
      terms('pro', 'advanced', { price: 'lower' }),
      { nextPackage: 'advanced', nextCycle: 'monthly' },
      { packageType: 'advanced', price: 4_000, ...none },
    ],
    [
      'that is moved to basic runs to the end of its period',
      terms('pro', 'basic'),
      { nextPackage: 'advanced', nextCycle: 'monthly' },
      { packageType: 'pro', price: 7_000, ...none, nextPackage: 'basic', until: periodEnd.toISOString() },
    ],
    [
      'that ends changes for what is left of it',
      terms('pro', 'advanced'),
      { isEnding: true },
      { packageType: 'advanced', nextPackage: 'basic', until: periodEnd.toISOString() },
    ],
  ] as const)('%s', (_, what, planStatus, after) => {
    const effect = effectOn(paying(planStatus), what);
    expect(effect).toMatchObject({ skip: null, after });
    expect(effect.before).toEqual(subscriptionSnapshot(subscription(planStatus)));
  });
});

describe('without a subscription', () => {
  const complimentary = { packageType: 'advanced', until: new Date(until) } as const;

  test('a complimentary plan changes to the target with the same end', () => {
    const { after } = effectOn(owner({ complimentary }), terms('advanced', 'pro', { when: 'period_end' }));
    expect(after).toMatchObject({ packageType: 'pro', by: 'complimentary', until });
  });

  test('a complimentary plan is removed', () => {
    expect(effectOn(owner({ complimentary }), terms('advanced', 'basic')).after).toMatchObject({
      by: 'nothing',
      until: null,
    });
  });

  test('an owner on the free plan receives the target as a complimentary plan', () => {
    const { before, after } = effectOn(owner({ isFree: true }), terms('basic', 'pro', { until }));
    expect([before.by, after]).toEqual([
      'nothing',
      expect.objectContaining({ packageType: 'pro', by: 'complimentary', until }),
    ]);
  });
});

describe('skipped owners', () => {
  const complimentary = { packageType: 'pro', until: new Date(until) } as const;
  test.each([
    ['gone', owner({ isDeleted: true }), terms('pro', 'advanced')],
    ['not_there', paying({ packageType: 'advanced' }), terms('pro', 'advanced')],
    ['not_there', owner({ complimentary }), terms('advanced', 'pro')],
    ['not_there', owner({ complimentary }), terms('basic', 'pro', { until })],
    ['unchanged', paying({ isEnding: true }), terms('pro', 'basic')],
    ['unchanged', paying({ isEnding: true }), terms('pro', 'advanced', { when: 'period_end' })],
    [
      'unchanged',
      paying({ nextPackage: 'advanced', nextCycle: 'monthly' }),
      terms('pro', 'advanced', { when: 'period_end' }),
    ],
    ['suspended', { ...paying(), isSuspended: true }, terms('pro', 'advanced')],
    ['busy', paying({ isBusy: true }), terms('pro', 'advanced')],
    ['busy', paying({ isBusy: true }), terms('pro', 'basic')],
  ] as const)('have the reason %s', (skip, planStatus, what) => {
    const effect = effectOn(planStatus, what);
    expect(effect.skip).toBe(skip);
    expect(effect.after).toEqual(effect.before);
  });

  test('a busy subscription does not prevent migrating a complimentary plan', () => {
    const planStatus = { ...paying({ packageType: 'advanced', isBusy: true }), complimentary };
    expect(effectOn(planStatus, terms('pro', 'advanced'))).toMatchObject({
      skip: null,
      after: { by: 'complimentary' },
    });
  });
});

const paid = fc.constantFrom<PackageType>('advanced', 'pro');
const anyPackage = fc.constantFrom<PackageType>('basic', 'advanced', 'pro');
const cycle = fc.constantFrom('monthly' as const, 'yearly' as const);
const price = fc.integer({ min: 1, max: 90_000 });
const next = fc.option(fc.record({ nextPackage: paid, nextCycle: cycle, nextPrice: fc.option(price) }));

const anySubscription: fc.Arbitrary<SubscriptionPlanStatus> = fc
  .record({ packageType: paid, cycle, price, isEnding: fc.boolean(), isBusy: fc.boolean(), next })
  .map(({ next: upcoming, ...rest }) => subscription({ ...rest, ...(rest.isEnding ? none : (upcoming ?? none)) }));

const anyOwner: fc.Arbitrary<OwnerPlanStatus> = fc
  .record({
    isDeleted: fc.constantFrom(false, false, false, true),
    isSuspended: fc.constantFrom(false, false, false, true),
    subscription: fc.option(anySubscription),
    complimentary: fc.option(fc.record({ packageType: paid, until: fc.constant(new Date(until)) })),
  })
  .map((one) => ({ ...one, isFree: !one.subscription && !one.complimentary }));

const anyTerms: fc.Arbitrary<MigrationTerms> = fc
  .record({
    source: anyPackage,
    target: anyPackage,
    price: fc.constantFrom('keep' as const, 'lower' as const),
    when: fc.constantFrom('now' as const, 'period_end' as const),
  })
  .filter(({ source, target }) => source !== target)
  .map((one) => ({ ...one, until, prices }));

/** Applies a snapshot to an owner's state, as the run does. */
function applySnapshot(one: OwnerPlanStatus, to: OwnerSnapshot): OwnerPlanStatus {
  if (to.by !== 'subscription' || !one.subscription) {
    const complimentary =
      to.by === 'complimentary' ? { packageType: to.packageType, until: new Date(to.until ?? 0) } : null;
    return { ...one, complimentary, isFree: !complimentary && !one.subscription };
  }
  const isEnding = to.until !== null;
  const upcoming = isEnding ? none : { nextPackage: to.nextPackage, nextCycle: to.nextCycle, nextPrice: to.nextPrice };
  const { packageType, price: agreed } = to;
  return { ...one, subscription: { ...one.subscription, packageType, price: agreed ?? 0, isEnding, ...upcoming } };
}

describe('for any owner and any migration', () => {
  test('no owner pays more than before, now or later', () => {
    forAllOf(2_000, anyOwner, anyTerms, (one, what) => {
      const { before, after } = effectOn(one, what);
      expect(after.price ?? 0).toBeLessThanOrEqual(before.price ?? 0);
      expect(upcomingPrice(after, what)).toBeLessThanOrEqual(upcomingPrice(before, what));
    });
  });

  test('a migrated owner is not migrated again, except for another plan of the source', () => {
    forAllOf(2_000, anyOwner, anyTerms, (one, what) => {
      const { after, skip } = effectOn(one, what);
      fc.pre(skip === null);
      const again = effectOn(applySnapshot(one, after), what);
      const isOther = again.before.by !== after.by;
      expect(again.skip === 'not_there' || again.skip === 'unchanged' || isOther).toBe(true);
    });
  });

  test('undo restores the previous state exactly', () => {
    forAllOf(2_000, anyOwner, anyTerms, (one, what) => {
      const { before, after, skip } = effectOn(one, what);
      fc.pre(skip === null);
      const migrated = applySnapshot(one, after);
      expect(undoSkip(migrated, { before, after })).toBeUndefined();
      expect(applySnapshot(migrated, before)).toEqual(one);
    });
  });

  test('a plan changed since is not undone', () => {
    forAllOf(1_000, anyOwner, anyTerms, anyOwner, (one, what, other) => {
      const { before, after, skip } = effectOn(one, what);
      fc.pre(skip === null && !other.isDeleted);
      const now =
        before.by === 'subscription'
          ? other.subscription && subscriptionSnapshot(other.subscription)
          : snapshotOfComplimentary(other.complimentary);
      fc.pre(!now || !isSame(now, after));
      expect(undoSkip(other, { before, after })).toBe('changed_since');
    });
  });
});

test('undo skips an owner with a charge in progress or a deleted account', () => {
  const what = terms('pro', 'advanced');
  const { before, after } = effectOn(paying(), what);
  expect(undoSkip(applySnapshot(paying({ isBusy: true }), after), { before, after })).toBe('busy');
  expect(undoSkip(owner({ isDeleted: true }), { before, after })).toBe('gone');
});
