import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { changeOf } from './figure-card.tsx';

test.each([
  [118, 100, 'more', 18, true],
  [82, 100, 'less', 18, true],
  [0, 10, 'less', 100, true],
  [20, 10, 'more', 100, true],
  [12, 9, 'more', 3, false],
  [0, 9, 'less', 9, false],
  [5, 0, 'more', 5, false],
  [7, 7, 'same', 0, false],
  [0, 0, 'same', 0, false],
  // Too small a change for a percentage, and too large a one.
  [1_001, 1_000, 'more', 1, false],
  [500, 10, 'more', 490, false],
] as const)('%d after %d is %s by %d (percent: %s)', (value, before, kind, amount, isPercent) => {
  expect(changeOf(value, before)).toEqual({ kind, amount, isPercent });
});

test('returns nothing if the preceding period is unknown', () => {
  expect([changeOf(5, null), changeOf(5, undefined)]).toEqual([undefined, undefined]);
});

test('any change has a nonzero amount and the right direction', () => {
  const count = fc.integer({ min: 0, max: 1_000_000 });
  forAll(count, count, (value, before) => {
    const change = changeOf(value, before);
    expect(change?.kind).toBe(value === before ? 'same' : value > before ? 'more' : 'less');
    expect(change?.amount === 0).toBe(value === before);
  });
});
