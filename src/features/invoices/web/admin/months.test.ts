import { expect, test } from 'vitest';
import { lastMonths } from './rates.ts';

test('months go back across the year boundary, each with its own last day', () => {
  expect(lastMonths('2028-03-31', 4)).toEqual([
    { name: '2028-03', from: '2028-03-01', to: '2028-03-31' },
    { name: '2028-02', from: '2028-02-01', to: '2028-02-29' },
    { name: '2028-01', from: '2028-01-01', to: '2028-01-31' },
    { name: '2027-12', from: '2027-12-01', to: '2027-12-31' },
  ]);
  expect(lastMonths('2026-12-01', 1)[0]?.name).toBe('2026-12');
});
