import { expect, test } from 'vitest';
import { rateOf, rateText } from './rates.ts';

test.each([
  ['18', 1_800],
  ['17.5', 1_750],
  [' 17,25 %', 1_725],
  ['0', 0],
  ['50', 5_000],
  ['50.01', undefined],
  ['-1', undefined],
  ['17.555', undefined],
  ['', undefined],
  ['x', undefined],
])('a rate typed as %j is parsed to %s', (typed, rate) => {
  expect(rateOf(typed)).toBe(rate);
  if (rate !== undefined) expect(rateOf(rateText(rate, 'en'))).toBe(rate);
});
