import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { complimentaryPlanAt, packageRank, planAt, planStatusAt } from './plan.ts';

const now = new Date('2026-11-15T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const nothing = {
  ...({ role: 'user', trialEndsAt: null, paidPackage: null, paidUntil: null } as const),
  complimentaryPackage: null,
  complimentaryUntil: null,
} as const;

test.each([
  ['nobody', undefined, 'basic', null],
  ['nothing', nothing, 'basic', null],
  ['a trial', { ...nothing, trialEndsAt: inDays(3) }, 'pro', inDays(3)],
  ['a trial that ends now', { ...nothing, trialEndsAt: now }, 'basic', null],
  ['paid', { ...nothing, paidPackage: 'advanced', paidUntil: inDays(9) }, 'advanced', inDays(9)],
  ['paid until now', { ...nothing, paidPackage: 'advanced', paidUntil: now }, 'basic', null],
  [
    'the better of the two',
    { ...nothing, trialEndsAt: inDays(3), paidPackage: 'advanced', paidUntil: inDays(9) },
    'pro',
    inDays(3),
  ],
  [
    'the longer of the same',
    { ...nothing, trialEndsAt: inDays(3), paidPackage: 'pro', paidUntil: inDays(9) },
    'pro',
    inDays(9),
  ],
  [
    'the trial where what is paid ends first',
    { ...nothing, trialEndsAt: inDays(3), paidPackage: 'pro', paidUntil: inDays(1) },
    'pro',
    inDays(3),
  ],
  ['what nobody sells', { ...nothing, paidPackage: 'golden', paidUntil: inDays(9) }, 'basic', null],
  [
    'complimentary',
    { ...nothing, complimentaryPackage: 'advanced', complimentaryUntil: inDays(9) },
    'advanced',
    inDays(9),
  ],
  ['given until now', { ...nothing, complimentaryPackage: 'pro', complimentaryUntil: now }, 'basic', null],
  [
    'given what nobody sells',
    { ...nothing, complimentaryPackage: 'golden', complimentaryUntil: inDays(9) },
    'basic',
    null,
  ],
  [
    'the best of three',
    {
      ...nothing,
      trialEndsAt: inDays(3),
      paidPackage: 'advanced',
      paidUntil: inDays(30),
      complimentaryPackage: 'pro',
      complimentaryUntil: inDays(5),
    },
    'pro',
    inDays(5),
  ],
  ['an admin', { ...nothing, role: 'admin', trialEndsAt: now }, 'pro', null],
] as const)('effective plan: %s', (_, input, packageType, until) => {
  expect(planAt(input, now)).toEqual({ packageType, until });
});

test('larger plans rank higher', () => {
  expect((['basic', 'advanced', 'pro'] as const).map(packageRank)).toEqual([0, 1, 2]);
});

test.each([
  ['nobody', undefined, 'free'],
  ['nothing', nothing, 'free'],
  ['a trial', { ...nothing, trialEndsAt: inDays(3) }, 'trial'],
  ['as good and as long', { ...nothing, trialEndsAt: inDays(3), paidPackage: 'pro', paidUntil: inDays(3) }, 'paying'],
  ['a better trial', { ...nothing, trialEndsAt: inDays(3), paidPackage: 'advanced', paidUntil: inDays(30) }, 'trial'],
  [
    'a present',
    {
      ...nothing,
      paidPackage: 'basic',
      paidUntil: inDays(9),
      complimentaryPackage: 'pro',
      complimentaryUntil: inDays(1),
    },
    'complimentary',
  ],
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
  const complimentary = {
    ...nothing,
    complimentaryPackage: 'advanced',
    complimentaryUntil: inDays(9),
    trialEndsAt: inDays(3),
  };
  expect(complimentaryPlanAt(complimentary, now)).toEqual({ packageType: 'advanced', until: inDays(9) });
  expect([
    complimentaryPlanAt(complimentary, inDays(9)),
    complimentaryPlanAt({ ...complimentary, role: 'admin' }, now),
    complimentaryPlanAt(undefined, now),
  ]).toEqual(Array(3).fill(undefined));
  expect(complimentaryPlanAt({ ...complimentary, complimentaryPackage: 'golden' }, now)).toBeUndefined();
});
