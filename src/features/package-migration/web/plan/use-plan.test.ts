import { expect, test } from 'vitest';
import { effectQueryOf, type Plan, untilOf } from './use-plan.ts';

const plan: Plan = {
  source: 'advanced',
  target: 'pro',
  price: 'keep',
  when: 'now',
  untilDay: '',
  notifiesOwners: true,
  audience: 'all',
};

test('nothing is asked before two different packages are chosen', () => {
  expect(effectQueryOf({ ...plan, target: undefined })).toBeUndefined();
  expect(effectQueryOf({ ...plan, target: 'advanced' })).toBeUndefined();
  expect(effectQueryOf(plan)).toEqual({ source: 'advanced', target: 'pro', price: 'keep', when: 'now' });
});

test('those who are chosen are named', () => {
  expect(effectQueryOf(plan, [3, 5])).toMatchObject({ ids: '3,5' });
});

test('a present lasts to the end of its day in Israel, and only where nobody pays', () => {
  expect(untilOf({ source: 'basic', untilDay: '2027-01-31' })).toBe('2027-01-31T21:59:00.000Z');
  expect(untilOf({ source: 'basic', untilDay: '' })).toBeUndefined();
  expect(untilOf({ source: 'pro', untilDay: '2027-01-31' })).toBeUndefined();
});
