import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll, forAllOf } from '#base/testing/for-all.ts';
import { addBusinessDays, isBusinessDay } from './business-days.ts';

/**
 * 15 and 21 Nisan, Independence Day as observed, 6 Sivan, 1, 2, 10, 15 and 22 Tishrei. Taken from the calendar of
 * `Intl`, which the code uses too; the independent computation below verifies them.
 */
const holidaysByYear: Readonly<Record<number, string>> = {
  2025: '04-13 04-19 05-01 06-02 09-23 09-24 10-02 10-07 10-14',
  2026: '04-02 04-08 04-22 05-22 09-12 09-13 09-21 09-26 10-03',
  2027: '04-22 04-28 05-12 06-11 10-02 10-03 10-11 10-16 10-23',
  2028: '04-11 04-17 05-02 05-31 09-21 09-22 09-30 10-05 10-12',
  2029: '03-31 04-06 04-19 05-20 09-10 09-11 09-19 09-24 10-01',
  2030: '04-18 04-24 05-08 06-07 09-28 09-29 10-07 10-12 10-19',
  2031: '04-08 04-14 04-29 05-28 09-18 09-19 09-27 10-02 10-09',
  2032: '03-27 04-02 04-15 05-16 09-06 09-07 09-15 09-20 09-27',
  2033: '04-14 04-20 05-04 06-03 09-24 09-25 10-03 10-08 10-15',
  2034: '04-04 04-10 04-25 05-24 09-14 09-15 09-23 09-28 10-05',
};
const years = Object.keys(holidaysByYear).map(Number);

const day = 86_400_000;
const isoOf = (days: number): string => new Date(days * day).toISOString().slice(0, 10);
const weekdayOf = (days: number): number => new Date(days * day).getUTCDay();

/** Days from the first new year to that of a year, by the mean lunar month and the four postponement rules. */
function elapsed(year: number): number {
  const delayed = (of: number) => {
    const months = Math.floor((235 * of - 234) / 19);
    const parts = 12_084 + 13_753 * months;
    const days = 29 * months + Math.floor(parts / 25_920);
    return (3 * (days + 1)) % 7 < 3 ? days + 1 : days;
  };
  const [before, now, after] = [delayed(year - 1), delayed(year), delayed(year + 1)];
  if (after - now === 356) return now + 2;
  return now - before === 382 ? now + 1 : now;
}

/** 1 Tishrei of a Hebrew year, in days since 1970. */
const newYear = (year: number): number => elapsed(year) - 1_373_427 - 719_163;

/** 5 Iyar, moved as the law requires. */
function independence(fifth: number): number {
  const weekday = weekdayOf(fifth);
  if (weekday === 5) return fifth - 1;
  if (weekday === 6) return fifth - 2;
  return weekday === 1 ? fifth + 1 : fifth;
}

function computedHolidays(year: number): string[] {
  const autumn = newYear(year + 3_761);
  // Passover is always 163 days before the following new year.
  const passover = autumn - 163;
  const spring = [passover, passover + 6, independence(passover + 20), passover + 50];
  return [...spring, autumn, autumn + 1, autumn + 9, autumn + 14, autumn + 21].map(isoOf);
}

const holidayDates = (year: number): string[] =>
  (holidaysByYear[year] ?? '').split(' ').map((date) => `${year}-${date}`);
const daysOf = (year: number): string[] => {
  const first = Date.UTC(year, 0, 1) / day;
  return Array.from({ length: Date.UTC(year + 1, 0, 1) / day - first }, (_, index) => isoOf(first + index));
};

describe.each(years)('%d', (year) => {
  test('the holiday table equals the computed Hebrew calendar', () => {
    expect(computedHolidays(year)).toEqual(holidayDates(year));
  });

  test('business days are Sunday to Thursday except the holidays', () => {
    const holidaySet = new Set(holidayDates(year));
    const isWorked = (date: string) => new Date(date).getUTCDay() <= 4 && !holidaySet.has(date);
    expect(daysOf(year).filter((date) => isBusinessDay(date))).toEqual(daysOf(year).filter(isWorked));
  });
});

test.each([
  ['a plain week', '2026-11-15', 3, '2026-11-18'],
  ['over the end of a week', '2026-11-18', 3, '2026-11-23'],
  ['from a Friday', '2026-11-20', 1, '2026-11-22'],
  ['from a Saturday', '2026-11-21', 1, '2026-11-22'],
  ['over two days of a new year', '2025-09-22', 1, '2025-09-25'],
  ['over Passover', '2026-04-01', 5, '2026-04-12'],
  ['over an Independence Day that was moved', '2028-05-01', 1, '2028-05-03'],
  ['over the end of a year', '2026-12-31', 1, '2027-01-03'],
])('%s', (_, from, count, to) => {
  expect(addBusinessDays(from, count)).toBe(to);
});

const anyDay = fc.integer({ min: Date.UTC(2025, 0, 1) / day, max: Date.UTC(2034, 10, 1) / day });

test('the span contains exactly that many business days and ends on one', () => {
  forAllOf(2_000, anyDay, fc.integer({ min: 1, max: 15 }), (start, count) => {
    const [from, to] = [isoOf(start), addBusinessDays(isoOf(start), count)];
    const length = Date.parse(to) / day - start;
    const between = Array.from({ length }, (__, index) => isoOf(start + index + 1));
    expect(between.at(-1)).toBe(to);
    expect(between.filter((date) => isBusinessDay(date))).toHaveLength(count);
    expect(isBusinessDay(to)).toBe(true);
    expect(to > from).toBe(true);
  });
});

test('additions compose: three and then two are five', () => {
  forAll(anyDay, (start) => {
    expect(addBusinessDays(addBusinessDays(isoOf(start), 3), 2)).toBe(addBusinessDays(isoOf(start), 5));
  });
});

test('adding zero days returns the same day', () => {
  expect(addBusinessDays('2026-11-20', 0)).toBe('2026-11-20');
});

describe('exceptions', () => {
  const workedException = { day: '2026-09-13', isWorked: true };
  const closedException = { day: '2026-11-17', isWorked: false };

  test('turn a day off into a business day and the reverse, and affect no other day', () => {
    expect(isBusinessDay(workedException.day)).toBe(false);
    expect(isBusinessDay(workedException.day, [closedException, workedException])).toBe(true);
    expect(isBusinessDay(closedException.day)).toBe(true);
    expect(isBusinessDay(closedException.day, [closedException, workedException])).toBe(false);
    expect(isBusinessDay('2026-11-18', [closedException, workedException])).toBe(true);
  });

  test('shift the result of counting over them', () => {
    expect(addBusinessDays('2026-11-16', 3)).toBe('2026-11-19');
    expect(addBusinessDays('2026-11-16', 3, [closedException])).toBe('2026-11-22');
    expect(addBusinessDays('2026-09-10', 1)).toBe('2026-09-14');
    expect(addBusinessDays('2026-09-10', 1, [workedException])).toBe('2026-09-13');
  });
});
