import { expect, test } from 'vitest';
import { isCrossed, isLow } from './domain.ts';

test('a stock is low below its threshold, and never without one', () => {
  expect(isLow({ balance: 19, threshold: 20 })).toBe(true);
  expect(isLow({ balance: 20, threshold: 20 })).toBe(false);
  expect(isLow({ balance: -5, threshold: null })).toBe(false);
});

test.each([
  [20, 19, true],
  [25, -3, true],
  [19, 18, false],
  [19, 30, false],
  [30, 20, false],
])('from %i to %i the threshold of 20 is crossed: %s', (before, balance, crossed) => {
  expect(isCrossed(before, { balance, threshold: 20 })).toBe(crossed);
  expect(isCrossed(before, { balance, threshold: null })).toBe(false);
});
