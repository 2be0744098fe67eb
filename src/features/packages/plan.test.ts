import { expect, test } from 'vitest';
import { packageRank, planAt } from './plan.ts';

const now = new Date('2026-11-15T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const nothing = { role: 'user', trialEndsAt: null, paidPackage: null, paidUntil: null } as const;

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
  ['an admin', { ...nothing, role: 'admin', trialEndsAt: now }, 'pro', null],
] as const)('%s', (_, facts, packageType, until) => {
  expect(planAt(facts, now)).toEqual({ packageType, until });
});

test('larger packages rank higher', () => {
  expect((['basic', 'advanced', 'pro'] as const).map(packageRank)).toEqual([0, 1, 2]);
});
