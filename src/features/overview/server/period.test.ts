import { expect, test } from 'vitest';
import { monthsUpTo, periodOf } from './overview.ts';

test('a period ends with today in Israel, and the previous one has as many days', () => {
  // 23:00 UTC is already the next day in Israel.
  expect(periodOf(30, new Date('2026-11-15T23:00:00Z'))).toMatchObject({
    from: '2026-10-18',
    to: '2026-11-16',
    beforeFrom: '2026-09-18',
    // Daylight saving time ended between the two.
    beforeStarts: new Date('2026-09-17T21:00:00Z'),
    starts: new Date('2026-10-17T21:00:00Z'),
    ends: new Date('2026-11-16T22:00:00Z'),
  });
});

test('returns twelve months up to the current one, across the year boundary', () => {
  const { names, starts } = monthsUpTo(new Date('2026-03-31T22:30:00Z'));
  expect([names.length, names[0], names.at(-1)]).toEqual([12, '2025-05', '2026-04']);
  expect(starts).toEqual(new Date('2025-04-30T21:00:00Z'));
});
