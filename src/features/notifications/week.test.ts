import { describe, expect, test } from 'vitest';
import { weekBefore, weekFrom, weekToSummarize } from './week.ts';

const at = (time: string) => weekToSummarize(new Date(time));

describe('Sunday at eight in Israel', () => {
  test.each([
    ['winter', '2026-11-15T05:59:00Z', '2026-11-15T06:00:00Z', '2026-11-08', '2026-11-14'],
    ['summer', '2026-07-05T04:59:00Z', '2026-07-05T05:00:00Z', '2026-06-28', '2026-07-04'],
    // Daylight saving time starts on Friday 27.3.2026 and ends on Sunday 25.10.2026 at two in the morning.
    ['after the change to summer time', '2026-03-29T04:59:00Z', '2026-03-29T05:00:00Z', '2026-03-22', '2026-03-28'],
    [
      'on the day of the change to winter time',
      '2026-10-25T05:59:00Z',
      '2026-10-25T06:00:00Z',
      '2026-10-18',
      '2026-10-24',
    ],
    ['the Sunday before that', '2026-10-18T04:59:00Z', '2026-10-18T05:00:00Z', '2026-10-11', '2026-10-17'],
    ['over the turn of a year', '2027-01-03T05:59:00Z', '2027-01-03T06:00:00Z', '2026-12-27', '2027-01-02'],
  ])('%s', (_, tooEarly, inTime, from, to) => {
    expect(at(tooEarly)).toBeUndefined();
    expect(at(inTime)).toEqual({ from, to });
  });
});

test('a server that was down can still send until the day ends', () => {
  expect(at('2026-11-15T21:59:00Z')).toEqual({ from: '2026-11-08', to: '2026-11-14' });
  expect(at('2026-11-15T22:00:00Z')).toBeUndefined();
  expect(at('2026-11-18T10:00:00Z')).toBeUndefined();
});

test('weeks follow one another without gaps', () => {
  expect(weekBefore(weekFrom('2026-03-01'))).toEqual({ from: '2026-02-22', to: '2026-02-28' });
});
