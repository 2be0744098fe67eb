import { expect, test } from 'vitest';
import { effectQueryOf, type Plan, untilOf, withChoice } from './use-plan.ts';

const plan: Plan = {
  source: 'advanced',
  target: 'pro',
  price: 'keep',
  when: 'now',
  untilDay: '',
  notifiesOwners: true,
  audience: 'all',
};

test('no request is made before two different plans are chosen', () => {
  expect(effectQueryOf({ ...plan, target: undefined })).toBeUndefined();
  expect(effectQueryOf({ ...plan, target: 'advanced' })).toBeUndefined();
  expect(effectQueryOf(plan)).toEqual({ source: 'advanced', target: 'pro', price: 'keep', when: 'now' });
});

test('selected owners are sent as ids', () => {
  expect(effectQueryOf(plan, [3, 5])).toMatchObject({ ids: '3,5' });
});

test('a complimentary plan lasts to the end of its day in Israel, and only from the free plan', () => {
  expect(untilOf({ source: 'basic', untilDay: '2027-01-31' })).toBe('2027-01-31T21:59:00.000Z');
  expect(untilOf({ source: 'basic', untilDay: '' })).toBeUndefined();
  expect(untilOf({ source: 'pro', untilDay: '2027-01-31' })).toBeUndefined();
});

test('a page of owners is added once, and removed again', () => {
  expect(withChoice([1, 2], [2, 3], true)).toEqual([1, 2, 3]);
  expect(withChoice([1, 2, 3], [2, 3], false)).toEqual([1]);
});

test('the selection is limited to the maximum of one migration', () => {
  const many = Array.from({ length: 999 }, (_, at) => at + 1);
  expect(withChoice(many, [1_001, 1_002, 1_003], true)).toEqual([...many, 1_001]);
});
