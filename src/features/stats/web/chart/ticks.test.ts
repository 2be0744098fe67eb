import { expect, test } from 'vitest';
import { listDays } from '#base/time/israel-time.ts';
import { ticksOf } from './ticks.ts';

const days = (from: string, to: string) => listDays(from, to);

test.each([1, 2, 7, 8, 30, 90, 365, 731])(
  'an axis of %d days has at most seven evenly spaced ticks, including the last day',
  (count) => {
    const all = days('2024-01-01', '2027-01-01').slice(0, count);
    const ticks = ticksOf(all);
    expect(ticks.at(-1)).toBe(all.at(-1));
    expect(ticks.length).toBeLessThanOrEqual(7);
    const indexes = ticks.map((day) => all.indexOf(day));
    expect(
      new Set(indexes.slice(1).map((position, index) => position - (indexes[index] ?? 0))).size,
    ).toBeLessThanOrEqual(1);
  },
);

test('an axis of a week has a tick for every day', () => {
  expect(ticksOf(days('2026-11-09', '2026-11-15'))).toHaveLength(7);
});
