import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { instantField, instantOfField } from './instant-field.ts';
import {
  addDays,
  addMonths,
  clockOf,
  dateInIsrael,
  daysIn,
  instantAt,
  instantInIsrael,
  isDay,
  listDays,
  monthsBetween,
  wallClock,
  wallTimeOf,
} from './israel-time.ts';

const at = (text: string) => new Date(text);
const formatter = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Jerusalem',
  hourCycle: 'h23',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const dayAndTime = (instant: Date) => {
  const [date = '', time = ''] = formatter.format(instant).split(', ');
  return { day: Number(date.slice(8)), date, time };
};

describe('adding months', () => {
  test.each([
    ['an ordinary month', '2026-11-15T10:00:00.123Z', 1, '2026-12-15T10:00:00.123Z'],
    ['over the end of a year', '2026-12-15T10:00:00Z', 1, '2027-01-15T10:00:00Z'],
    ['a year', '2026-11-15T10:00:00Z', 12, '2027-11-15T10:00:00Z'],
    ['a day that the month lacks', '2027-01-31T10:00:00Z', 1, '2027-02-28T10:00:00Z'],
    ['and back on it the month after', '2027-01-31T10:00:00Z', 2, '2027-03-31T09:00:00Z'],
    ['the leap day, a year on', '2028-02-29T10:00:00Z', 12, '2029-02-28T10:00:00Z'],
    ['the leap day, four years on', '2028-02-29T10:00:00Z', 48, '2032-02-29T10:00:00Z'],
    ['the same time on the clock in summer', '2026-03-15T10:00:00Z', 1, '2026-04-15T09:00:00Z'],
    // 00:30 in Israel is the previous day in UTC.
    ['the day of Israel', '2026-10-30T22:30:00Z', 1, '2026-11-29T22:30:00Z'],
    ['a time that the clocks skip', '2026-02-27T00:30:00Z', 1, '2026-03-27T00:30:00Z'],
    ['a time that they show twice', '2026-09-24T22:30:00Z', 1, '2026-10-24T22:30:00Z'],
    ['none', '2026-10-24T23:30:00Z', 0, '2026-10-24T23:30:00Z'],
  ])('%s', (_, from, count, to) => {
    expect(addMonths(at(from), count).toISOString()).toBe(at(to).toISOString());
  });
});

const instant = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true });
const months = fc.integer({ min: 1, max: 240 });

describe('for any anchor', () => {
  test('the day of the month is retained, or the last of a shorter month, and the time is retained', () => {
    forAll(instant, months, (anchor, count) => {
      const [from, to] = [dayAndTime(anchor), dayAndTime(addMonths(anchor, count))];
      const isLast = dayAndTime(new Date(addMonths(anchor, count).getTime() + 86_400_000 + 3_600_000)).day <= 2;
      expect(to.day === from.day || (to.day < from.day && isLast)).toBe(true);
      // Only times in the hour skipped in spring can differ.
      if (!from.time.startsWith('02')) expect(to.time).toBe(from.time);
    });
  });

  test('months are in ascending order and monthsBetween inverts the addition', () => {
    forAll(instant, months, (anchor, count) => {
      expect(monthsBetween(anchor, addMonths(anchor, count))).toBe(count);
      expect(addMonths(anchor, count).getTime()).toBeGreaterThan(addMonths(anchor, count - 1).getTime());
    });
  });
});

test.each([
  ['2026-07-01', '09:30', '2026-07-01T06:30:00.000Z'],
  ['2026-12-01', '00:00', '2026-11-30T22:00:00.000Z'],
  // The hour skipped in spring, and the hour repeated in autumn.
  ['2026-03-27', '02:30', '2026-03-27T00:30:00.000Z'],
  ['2026-10-25', '01:30', '2026-10-24T22:30:00.000Z'],
])('the time in Israel %s %s is the instant %s', (day, time, instant) => {
  expect(instantAt(day, time)?.toISOString()).toBe(instant);
});

test('an instant converts to the wall clock, and a missing day or time gives no instant', () => {
  expect(wallClock(new Date('2026-11-30T22:05:59Z'))).toEqual({ day: '2026-12-01', time: '00:05' });
  expect(instantAt('', '10:00')).toBeUndefined();
  expect(instantAt('2026-12-01', '')).toBeUndefined();
});

test('minutes after midnight are wall-clock minutes, and may run into the next day', () => {
  expect(instantInIsrael('2026-07-01', 570).toISOString()).toBe('2026-07-01T06:30:00.000Z');
  expect(instantInIsrael('2026-11-15', 1_440)).toEqual(instantInIsrael('2026-11-16', 0));
  expect(clockOf(instantInIsrael('2026-10-25', 150))).toBe('02:30');
  expect(clockOf(instantInIsrael('2026-03-27', 150))).toBe('03:30');
});

describe('days', () => {
  test.each([
    ['2026-11-10T21:59:59Z', '2026-11-10', 23],
    ['2026-11-10T22:00:00Z', '2026-11-11', 0],
    ['2026-07-01T20:59:59Z', '2026-07-01', 23],
    ['2026-07-01T21:00:00Z', '2026-07-02', 0],
    // End of daylight saving time: the hour from one to two occurs twice.
    ['2026-10-24T22:30:00Z', '2026-10-25', 1],
    ['2026-10-24T23:30:00Z', '2026-10-25', 1],
    ['2026-10-25T00:30:00Z', '2026-10-25', 2],
    // Start of daylight saving time: the hour from two to three does not exist.
    ['2027-03-25T23:59:59Z', '2027-03-26', 1],
    ['2027-03-26T00:00:00Z', '2027-03-26', 3],
  ])('%s is the day %s in Israel, hour %i', (at, day, hour) => {
    expect(wallTimeOf(new Date(at))).toEqual({ day, hour });
  });

  test('match the locale date in Israel at any instant', () => {
    const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
    forAll(instants, (at) => {
      expect(dateInIsrael(at)).toBe(at.toLocaleDateString('sv-SE', { timeZone: 'Asia/Jerusalem' }));
    });
  });

  test('are counted across months, leap years and clock changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysIn('2026-11-01', '2026-11-30')).toBe(30);
    expect(daysIn('2026-03-01', '2026-03-31')).toBe(31);
    expect(listDays('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    expect(listDays('2026-10-26', '2026-10-24')).toEqual([]);
  });
});

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
  [null, false],
])('isDay of %s is %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test.each([
  ['2026-11-16T09:00', '2026-11-16T07:00:00.000Z'],
  ['2026-07-16T09:30', '2026-07-16T06:30:00.000Z'],
  ['2026-11-16T00:00', '2026-11-15T22:00:00.000Z'],
])('%s in Israel is %s', (field, instant) => {
  expect(instantOfField(field)?.toISOString()).toBe(instant);
  expect(instantOfField(`${field}:00`)?.toISOString()).toBe(instant);
  expect(instantField(new Date(instant))).toBe(field);
});

test.each(['', '2026-11-16', 'soon', '2026-99-16T09:00'])('%j is not a valid time', (field) => {
  expect(instantOfField(field)).toBeUndefined();
});

test('a field parses back to the same time, except in the repeated hour', () => {
  const minutes = fc.integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2034, 0, 1) / 60_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const instant = new Date(minute * 60_000);
      const back = instantOfField(instantField(instant));
      const isTwice = clockOf(new Date(instant.getTime() - 3_600_000)) === clockOf(instant);
      if (!isTwice) expect(back?.getTime()).toBe(instant.getTime());
    }),
  );
});
