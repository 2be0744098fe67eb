import { expect, test } from 'vitest';
import { lastMonths, rateOf, rateText } from './rates.ts';

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

test('months go back across the year boundary, each with its own last day', () => {
  expect(lastMonths('2028-03-31', 4)).toEqual([
    { name: '2028-03', from: '2028-03-01', to: '2028-03-31' },
    { name: '2028-02', from: '2028-02-01', to: '2028-02-29' },
    { name: '2028-01', from: '2028-01-01', to: '2028-01-31' },
    { name: '2027-12', from: '2027-12-01', to: '2027-12-31' },
  ]);
  expect(lastMonths('2026-12-01', 1)[0]?.name).toBe('2026-12');
});
