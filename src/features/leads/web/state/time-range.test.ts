import { expect, test } from 'vitest';
import { daysOf, isTimeRange, rangeOf, timeRanges } from './view.ts';

const today = '2026-11-02';

test.each([
  ['all', {}],
  ['today', { from: '2026-11-02' }],
  ['week', { from: '2026-10-27' }],
  ['month', { from: '2026-10-04' }],
] as const)('%s is %j, and is recognised from it', (range, days) => {
  expect(daysOf(range, today)).toEqual(days);
  expect(rangeOf(days, today)).toBe(range);
});

test.each([[{ from: '2026-10-01' }], [{ to: '2026-11-02' }], [{ from: '2026-11-02', to: '2026-11-02' }]])(
  '%j is a custom range',
  (days) => {
    expect(rangeOf(days, today)).toBe('own');
  },
);

test('yesterday’s “today” is a custom range', () => {
  expect(rangeOf(daysOf('today', today), '2026-11-03')).toBe('own');
});

test('isTimeRange accepts only known ranges', () => {
  expect(['all', 'year', '', 'own'].filter(isTimeRange)).toEqual(['all', 'own']);
  expect(timeRanges).toHaveLength(5);
});
