import { expect, test } from 'vitest';
import { dayAhead, endOfDay, extendedUntil, isDays } from './days.ts';

test('a trial is extended from its end, or from now if it is over', () => {
  const now = new Date('2026-11-15T10:00:00Z');
  expect(extendedUntil('2026-11-20T08:00:00Z', 7, now)).toEqual(new Date('2026-11-27T08:00:00Z'));
  expect(extendedUntil('2026-11-01T08:00:00Z', 7, now)).toEqual(new Date('2026-11-22T10:00:00Z'));
  expect(extendedUntil(null, 1, now)).toEqual(new Date('2026-11-16T10:00:00Z'));
});

test.each([
  ['2026-01-15', '2026-01-15T21:59:59Z'],
  ['2026-07-15', '2026-07-15T20:59:59Z'],
])('the day %s ends in Israel at %s', (day, end) => {
  expect(endOfDay(day)).toEqual(new Date(end));
});

test('an invalid day has no end', () => {
  for (const typed of ['', '2026-13-01', 'tomorrow']) expect([typed, endOfDay(typed)]).toEqual([typed, undefined]);
});

test('a day ahead is computed in Israel time, where it may already be tomorrow', () => {
  expect(dayAhead(new Date('2026-11-15T23:30:00Z'), 1)).toBe('2026-11-17');
});

test.each([
  [1, true],
  [365, true],
  [0, false],
  [366, false],
  [1.5, false],
  [Number.NaN, false],
])('isDays(%d): %s', (days, is) => {
  expect(isDays(days)).toBe(is);
});
