import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { clockOf, dateInIsrael } from '#base/time/israel-time.ts';
import { lastUntil, type UntilPreset, untilEnd, untilOf } from './until.ts';

const at = (preset: UntilPreset, now: string) => untilOf(preset, new Date(now))?.toISOString();

describe('the preset end times, in Israel time', () => {
  test.each([
    ['tonight', '2026-11-15T10:00:00Z', '2026-11-15T20:00:00.000Z'],
    ['tonight', '2026-07-15T10:00:00Z', '2026-07-15T19:00:00.000Z'],
    // A Sunday, a Thursday afternoon and a Friday.
    ['saturday', '2026-11-15T10:00:00Z', '2026-11-21T21:59:00.000Z'],
    ['saturday', '2026-11-19T14:28:00Z', '2026-11-21T21:59:00.000Z'],
    ['saturday', '2026-11-20T10:00:00Z', '2026-11-21T21:59:00.000Z'],
    // A Saturday, at noon and just before midnight.
    ['saturday', '2026-11-21T10:00:00Z', '2026-11-21T21:59:00.000Z'],
    ['saturday', '2026-11-21T21:30:00Z', '2026-11-28T21:59:00.000Z'],
    ['week', '2026-11-15T10:20:00Z', '2026-11-22T10:20:00.000Z'],
  ] as const)('%s at %s is %s', (preset, now, then) => {
    expect(at(preset, now)).toBe(then);
  });

  test('uses the date in Israel after midnight, not the UTC date', () => {
    expect(at('tonight', '2026-11-15T22:30:00Z')).toBe('2026-11-16T20:00:00.000Z');
    // Saturday in UTC, Sunday in Israel.
    expect(at('saturday', '2026-11-21T22:30:00Z')).toBe('2026-11-28T21:59:00.000Z');
  });

  test('preserves the local hour across daylight-saving changes', () => {
    expect(at('week', '2026-10-22T10:00:00Z')).toBe('2026-10-29T11:00:00.000Z');
    expect(at('week', '2026-03-25T10:00:00Z')).toBe('2026-04-01T09:00:00.000Z');
    expect(at('saturday', '2026-10-23T10:00:00Z')).toBe('2026-10-24T20:59:00.000Z');
    expect(at('tonight', '2026-10-24T22:00:00Z')).toBe('2026-10-25T20:00:00.000Z');
  });

  test('does not offer tonight less than half an hour before its end', () => {
    expect(at('tonight', '2026-11-15T19:30:00Z')).toBe('2026-11-15T20:00:00.000Z');
    expect(at('tonight', '2026-11-15T19:31:00Z')).toBeUndefined();
  });

  test('every preset lies in the future, and Saturday night is the last minute of a Saturday, never before tonight', () => {
    const instants = fc.integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2033, 0, 1) / 60_000 });
    forAll(instants, fc.constantFrom<UntilPreset>('tonight', 'saturday', 'week'), (minute, preset) => {
      const now = new Date(minute * 60_000);
      const end = untilOf(preset, now);
      if (!end) return;
      expect(end.getTime()).toBeGreaterThan(now.getTime());
      expect(end.getTime()).toBeLessThan(now.getTime() + 7.1 * 86_400_000);
      if (preset !== 'saturday') return;
      expect(new Date(`${dateInIsrael(end)}T12:00:00Z`).getUTCDay()).toBe(6);
      expect(clockOf(end)).toBe('23:59');
      expect(end.getTime()).toBeGreaterThan(untilOf('tonight', now)?.getTime() ?? 0);
    });
  });
});

test('is at most one year ahead', () => {
  expect(lastUntil(new Date('2026-11-15T10:00:00Z'))).toEqual(new Date('2027-11-15T10:00:00Z'));
});

describe('the refetch at the end of a schedule', () => {
  const now = new Date('2026-11-15T10:00:00Z');
  const ending = (until: string) => untilEnd({ schedule: { profileId: 2, until } }, now);

  test('schedules no refetch without an end time', () => {
    expect(untilEnd(undefined, now)).toBe(false);
    expect(untilEnd({ schedule: null }, now)).toBe(false);
  });

  test('refetches 1.5 seconds after the end, never immediately, and within the timer limit', () => {
    expect(ending('2026-11-15T11:00:00Z')).toBe(3_601_500);
    expect(ending('2026-11-15T09:00:00Z')).toBe(1_500);
    expect(ending('2027-11-15T09:00:00Z')).toBe(2_147_483_647);
  });
});
