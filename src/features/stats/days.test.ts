import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, daysIn, listDays, wallTimeOf } from './days.ts';

describe('days', () => {
  test.each([
    ['2026-11-10T21:59:59Z', '2026-11-10', 23],
    ['2026-11-10T22:00:00Z', '2026-11-11', 0],
    ['2026-07-01T20:59:59Z', '2026-07-01', 23],
    ['2026-07-01T21:00:00Z', '2026-07-02', 0],
    // Clocks go back: the hour from one to two comes twice.
    ['2026-10-24T22:30:00Z', '2026-10-25', 1],
    ['2026-10-24T23:30:00Z', '2026-10-25', 1],
    ['2026-10-25T00:30:00Z', '2026-10-25', 2],
    // Clocks go forward: there is no hour from two to three.
    ['2027-03-25T23:59:59Z', '2027-03-26', 1],
    ['2027-03-26T00:00:00Z', '2027-03-26', 3],
  ])('%s is the day %s in Israel, hour %i', (at, day, hour) => {
    expect(wallTimeOf(new Date(at))).toEqual({ day, hour });
  });

  test('are what every clock in Israel says, at any moment', () => {
    const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (at) => {
        expect(dayOf(at)).toBe(at.toLocaleDateString('sv-SE', { timeZone: 'Asia/Jerusalem' }));
      }),
    );
  });

  test('are counted through months, leap years and changes of the clock', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysIn('2026-11-01', '2026-11-30')).toBe(30);
    expect(daysIn('2026-03-01', '2026-03-31')).toBe(31);
    expect(listDays('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    expect(listDays('2026-10-26', '2026-10-24')).toEqual([]);
  });
});
