import { expect, test } from 'vitest';
import { daysOf, isTimeRange, rangeOf, timeRanges } from './view.ts';

const today = '2026-11-02';

test.each([
  ['all', {}],
  ['today', { from: '2026-11-02' }],
  ['week', { from: '2026-10-27' }],
  ['month', { from: '2026-10-04' }],
] as const)('%s is %j, and is known again', (range, days) => {
  expect(daysOf(range, today)).toEqual(days);
  expect(rangeOf(days, today)).toBe(range);
});

test.each([[{ from: '2026-10-01' }], [{ to: '2026-11-02' }], [{ from: '2026-11-02', to: '2026-11-02' }]])(
  '%j is a range of one’s own',
  (days) => {
    expect(rangeOf(days, today)).toBe('own');
  },
);

test('tomorrow, what was today is a range of one’s own', () => {
  expect(rangeOf(daysOf('today', today), '2026-11-03')).toBe('own');
});

test('only ranges are ranges', () => {
  expect(['all', 'year', '', 'own'].filter(isTimeRange)).toEqual(['all', 'own']);
  expect(timeRanges).toHaveLength(5);
});
