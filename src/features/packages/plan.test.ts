import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { complimentaryPlanAt, type PlanInput, packageRank, planAt, planStatusAt } from './plan.ts';
import { priceAt, priceErrors } from './prices.ts';

const now = new Date('2026-11-15T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const nothing: PlanInput = {
  role: 'user',
  trialEndsAt: null,
  paidPackage: null,
  paidUntil: null,
  complimentaryPackage: null,
  complimentaryUntil: null,
};
const trial = (days: number): PlanInput => ({ ...nothing, trialEndsAt: inDays(days) });
const paid = (paidPackage: string, days: number, more = nothing): PlanInput => ({
  ...more,
  paidPackage,
  paidUntil: inDays(days),
});
const complimentary = (complimentaryPackage: string, days: number, more = nothing): PlanInput => ({
  ...more,
  complimentaryPackage,
  complimentaryUntil: inDays(days),
});

test.each([
  ['nobody', undefined, 'basic', null],
  ['nothing', nothing, 'basic', null],
  ['a trial', trial(3), 'pro', inDays(3)],
  ['a trial that ends now', trial(0), 'basic', null],
  ['paid', paid('advanced', 9), 'advanced', inDays(9)],
  ['paid until now', paid('advanced', 0), 'basic', null],
  ['the better of the two', paid('advanced', 9, trial(3)), 'pro', inDays(3)],
  ['the longer of the same', paid('pro', 9, trial(3)), 'pro', inDays(9)],
  ['the trial where what is paid ends first', paid('pro', 1, trial(3)), 'pro', inDays(3)],
  ['what nobody sells', paid('golden', 9), 'basic', null],
  ['complimentary', complimentary('advanced', 9), 'advanced', inDays(9)],
  ['given until now', complimentary('pro', 0), 'basic', null],
  ['given what nobody sells', complimentary('golden', 9), 'basic', null],
  ['the best of three', complimentary('pro', 5, paid('advanced', 30, trial(3))), 'pro', inDays(5)],
  ['an admin', { ...trial(0), role: 'admin' }, 'pro', null],
] as const)('effective plan: %s', (_, input, packageType, until) => {
  expect(planAt(input, now)).toEqual({ packageType, until });
});

test('larger plans rank higher', () => {
  expect((['basic', 'advanced', 'pro'] as const).map(packageRank)).toEqual([0, 1, 2]);
});

test.each([
  ['nobody', undefined, 'free'],
  ['nothing', nothing, 'free'],
  ['a trial', trial(3), 'trial'],
  ['as good and as long', paid('pro', 3, trial(3)), 'paying'],
  ['a better trial', paid('advanced', 30, trial(3)), 'trial'],
  ['a present', complimentary('pro', 1, paid('basic', 9)), 'complimentary'],
  ['an admin', { ...nothing, role: 'admin' }, 'free'],
] as const)('source of the plan: %s', (_, input, planStatus) => {
  expect(planStatusAt(input, now)).toBe(planStatus);
});

const instant = fc.option(fc.date({ min: inDays(-30), max: inDays(30), noInvalidDate: true }));
const name = fc.option(fc.constantFrom('basic', 'advanced', 'pro', 'golden'));
const anything = fc.record({
  role: fc.constantFrom('user' as const, 'admin' as const),
  trialEndsAt: instant,
  paidPackage: name,
  paidUntil: instant,
  complimentaryPackage: name,
  complimentaryUntil: instant,
});

test('the effective plan is the best of the three sources: a complimentary plan never lowers it', () => {
  forAll(anything, (input) => {
    const rank = (some: Partial<typeof input>) => packageRank(planAt({ ...input, ...some }, now).packageType);
    const singleSources = [
      rank({ complimentaryPackage: null, paidPackage: null }),
      rank({ complimentaryPackage: null, trialEndsAt: null }),
      rank({ paidPackage: null, trialEndsAt: null }),
    ];
    expect(rank({})).toBe(Math.max(...singleSources));
    expect(rank({})).toBeGreaterThanOrEqual(rank({ complimentaryPackage: null }));
  });
});

test('a plan has a source exactly when it has an end date', () => {
  forAll(anything, (input) => {
    const { until } = planAt({ ...input, role: 'user' }, now);
    expect(planStatusAt(input, now) === 'free').toBe(until === null);
  });
});

test('a complimentary plan is reported until it ends, even below a better plan, and not for an admin', () => {
  const both = complimentary('advanced', 9, trial(3));
  expect(complimentaryPlanAt(both, now)).toEqual({ packageType: 'advanced', until: inDays(9) });
  expect(complimentaryPlanAt(both, inDays(9))).toBeUndefined();
  expect(complimentaryPlanAt({ ...both, role: 'admin' }, now)).toBeUndefined();
  expect(complimentaryPlanAt(undefined, now)).toBeUndefined();
  expect(complimentaryPlanAt(complimentary('golden', 9), now)).toBeUndefined();
});

const own = { monthlyPrice: 4_000, yearlyPrice: 30_000 };
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 15, 10, minutes));
const dated = (minutes: number, monthlyPrice: number) => ({
  effectiveFrom: at(minutes),
  monthlyPrice,
  yearlyPrice: monthlyPrice * 10,
});

describe('the price in force', () => {
  test.each([
    ['before the first is the package’s own', 4, 4_000],
    ['from its own moment on', 5, 5_000],
    ['until the next', 9, 5_000],
    ['the newest that has begun', 10, 4_500],
    ['and after all of them the last', 99, 4_500],
  ])('%s', (_, minutes, monthlyPrice) => {
    const announced = [dated(5, 5_000), dated(10, 4_500)];
    for (const order of [announced, announced.toReversed()])
      expect(priceAt(own, order, at(minutes)).monthlyPrice).toBe(monthlyPrice);
  });

  test('matches a minute-by-minute simulation', () => {
    const prices = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 6 });
    forAll(prices, fc.integer({ min: 0, max: 31 }), (minutes, now) => {
      let announced = own.monthlyPrice;
      for (let minute = 0; minute <= now; minute += 1) if (minutes.includes(minute)) announced = 1_000 + minute;
      const all = minutes.map((minute) => dated(minute, 1_000 + minute));
      expect(priceAt(own, all, at(now)).monthlyPrice).toBe(announced);
    });
  });
});

describe('prices', () => {
  test.each([
    ['basic', 0, 0, {}],
    ['basic', 100, 1_000, { monthlyPrice: 'packageRules.basicIsFree', yearlyPrice: 'packageRules.basicIsFree' }],
    ['pro', 7_000, 84_000, {}],
    ['pro', 7_000, 84_001, { yearlyPrice: 'packageRules.yearTooDear' }],
    ['advanced', 4_000, 0, { yearlyPrice: 'packageRules.notFree' }],
    ['advanced', 0, 100, { monthlyPrice: 'packageRules.notFree', yearlyPrice: 'packageRules.yearTooDear' }],
  ] as const)('validates %s at %s a month and %s a year', (packageType, monthlyPrice, yearlyPrice, errors) => {
    expect(priceErrors(packageType, { monthlyPrice, yearlyPrice })).toEqual(errors);
  });
});
