import { describe, expect, test } from 'vitest';
import { reminderAt } from '../detail/reminder-section.tsx';

const at = (preset: Parameters<typeof reminderAt>[0], now: string) => reminderAt(preset, new Date(now))?.toISOString();

describe('presets, in Israel time', () => {
  test.each([
    ['hour', '2026-11-15T10:00:00Z', '2026-11-15T11:00:00.000Z'],
    ['evening', '2026-11-15T10:00:00Z', '2026-11-15T17:00:00.000Z'],
    ['evening', '2026-07-15T10:00:00Z', '2026-07-15T16:00:00.000Z'],
    ['tomorrow', '2026-11-15T10:00:00Z', '2026-11-16T07:00:00.000Z'],
    ['week', '2026-11-15T10:00:00Z', '2026-11-22T07:00:00.000Z'],
  ] as const)('%s at %s is %s', (preset, now, then) => {
    expect(at(preset, now)).toBe(then);
  });

  test('after midnight in Israel, tomorrow is the next day there regardless of UTC', () => {
    expect(at('tomorrow', '2026-11-15T22:30:00Z')).toBe('2026-11-17T07:00:00.000Z');
  });

  test('nine in the morning stays nine across a clock change', () => {
    expect(at('tomorrow', '2026-10-24T10:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
    expect(at('tomorrow', '2026-03-26T10:00:00Z')).toBe('2026-03-27T06:00:00.000Z');
    expect(at('week', '2026-10-22T10:00:00Z')).toBe('2026-10-29T07:00:00.000Z');
  });

  test('an hour is an hour across a clock change', () => {
    expect(at('hour', '2026-10-24T22:30:00Z')).toBe('2026-10-24T23:30:00.000Z');
  });

  test('the evening is not offered within half an hour before it or later', () => {
    expect(at('evening', '2026-11-15T16:30:00Z')).toBe('2026-11-15T17:00:00.000Z');
    expect(at('evening', '2026-11-15T16:31:00Z')).toBeUndefined();
    expect(at('evening', '2026-11-15T20:00:00Z')).toBeUndefined();
  });
});
