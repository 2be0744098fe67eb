import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { clockOf } from '#base/time/israel-time.ts';
import { fieldOf, instantOf, reminderAt } from './reminders.ts';

const at = (preset: Parameters<typeof reminderAt>[0], now: string) => reminderAt(preset, new Date(now))?.toISOString();

describe('usual times, on the clocks of Israel', () => {
  test.each([
    ['hour', '2026-11-15T10:00:00Z', '2026-11-15T11:00:00.000Z'],
    ['evening', '2026-11-15T10:00:00Z', '2026-11-15T17:00:00.000Z'],
    ['evening', '2026-07-15T10:00:00Z', '2026-07-15T16:00:00.000Z'],
    ['tomorrow', '2026-11-15T10:00:00Z', '2026-11-16T07:00:00.000Z'],
    ['week', '2026-11-15T10:00:00Z', '2026-11-22T07:00:00.000Z'],
  ] as const)('%s at %s is %s', (preset, now, then) => {
    expect(at(preset, now)).toBe(then);
  });

  test('after midnight in Israel tomorrow is the next day there, whatever it is in Greenwich', () => {
    expect(at('tomorrow', '2026-11-15T22:30:00Z')).toBe('2026-11-17T07:00:00.000Z');
  });

  test('nine in the morning stays nine when the clocks change in the night', () => {
    expect(at('tomorrow', '2026-10-24T10:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
    expect(at('tomorrow', '2026-03-26T10:00:00Z')).toBe('2026-03-27T06:00:00.000Z');
    expect(at('week', '2026-10-22T10:00:00Z')).toBe('2026-10-29T07:00:00.000Z');
  });

  test('an hour is an hour when the clocks change', () => {
    expect(at('hour', '2026-10-24T22:30:00Z')).toBe('2026-10-24T23:30:00.000Z');
  });

  test('an evening that has all but begun is not offered', () => {
    expect(at('evening', '2026-11-15T16:30:00Z')).toBe('2026-11-15T17:00:00.000Z');
    expect(at('evening', '2026-11-15T16:31:00Z')).toBeUndefined();
    expect(at('evening', '2026-11-15T20:00:00Z')).toBeUndefined();
  });
});

describe('a time of one’s own', () => {
  test.each([
    ['2026-11-16T09:00', '2026-11-16T07:00:00.000Z'],
    ['2026-07-16T09:00', '2026-07-16T06:00:00.000Z'],
    ['2026-11-16T00:00', '2026-11-15T22:00:00.000Z'],
  ])('%s is %s', (field, instant) => {
    expect(instantOf(field)?.toISOString()).toBe(instant);
    expect(fieldOf(new Date(instant))).toBe(field);
  });

  test.each(['', '2026-11-16', 'soon', '2026-99-16T09:00'])('%j is no time', (field) => {
    expect(instantOf(field)).toBeUndefined();
  });

  test('a field reads back as it was written, except in the hour that happens twice', () => {
    const minutes = fc.integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2034, 0, 1) / 60_000 });
    forAll(minutes, (minute) => {
      const instant = new Date(minute * 60_000);
      const back = instantOf(fieldOf(instant));
      const isTwice = clockOf(new Date(instant.getTime() - 3_600_000)) === clockOf(instant);
      if (!isTwice) expect(back?.getTime()).toBe(instant.getTime());
    });
  });
});
