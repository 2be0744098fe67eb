import { describe, expect, test } from 'vitest';
import { dayName, nextHoursChange, openingText, spanText, upcomingExceptions } from './hours-text.ts';
import { fullProfile, pageContext } from './testing/full-profile.ts';
import { viewOf } from './view.ts';

const day = [{ from: 540, to: 1_080 }];
const weekdays = { week: [day, day, day, day, day, [], []], exceptions: [] };
const always = { week: Array.from({ length: 7 }, () => [{ from: 0, to: 1_440 }]), exceptions: [] };
const openingTextOf = (
  time: string,
  hours: Parameters<typeof openingText>[0] = weekdays,
  locale: 'he' | 'en' = 'he',
) => {
  const { state, change } = openingText(hours, viewOf(fullProfile(), pageContext({ now: new Date(time), locale })));
  return [state, change].filter(Boolean).join(' · ');
};

describe('the opening state text', () => {
  test.each([
    ['2026-09-08T10:00:00Z', 'פתוח עכשיו · עד 18:00'],
    ['2026-09-08T04:00:00Z', 'סגור עכשיו · נפתח היום ב־09:00'],
    ['2026-09-08T20:00:00Z', 'סגור עכשיו · נפתח מחר ב־09:00'],
    ['2026-09-10T20:00:00Z', 'סגור עכשיו · נפתח ביום ראשון ב־09:00'],
  ])('%s: %s', (time, expected) => {
    expect(openingTextOf(time)).toBe(expected);
  });

  test('in English', () => {
    expect(openingTextOf('2026-09-10T20:00:00Z', weekdays, 'en')).toBe('Closed now · opens Sunday at 09:00');
  });

  test('until midnight, which the table of hours calls 24:00', () => {
    const late = { week: Array.from({ length: 7 }, () => [{ from: 600, to: 1_440 }]), exceptions: [] };
    expect(openingTextOf('2026-09-08T18:00:00Z', late)).toBe('פתוח עכשיו · עד חצות');
    expect(openingTextOf('2026-09-08T18:00:00Z', late, 'en')).toBe('Open now · until midnight');
  });

  test('for a place that never closes', () => {
    expect(openingTextOf('2026-09-08T10:00:00Z', always)).toBe('פתוח תמיד');
  });

  test('for a place open for several days names the closing day', () => {
    const long = [{ from: 0, to: 1_440 }];
    expect(openingTextOf('2026-09-08T10:00:00Z', { week: [[], [], long, long, long, [], []], exceptions: [] })).toBe(
      'פתוח עכשיו · עד יום שישי ב־00:00',
    );
  });
});

test('the text is valid until the next change or midnight in Israel', () => {
  expect(nextHoursChange(weekdays, new Date('2026-09-08T10:00:00Z'))).toEqual(new Date('2026-09-08T15:00:00Z'));
  expect(nextHoursChange(weekdays, new Date('2026-09-11T10:00:00Z'))).toEqual(new Date('2026-09-11T21:00:00Z'));
  expect(nextHoursChange(always, new Date('2026-12-01T10:00:00Z'))).toEqual(new Date('2026-12-01T22:00:00Z'));
});

test('lists only the exceptions of the coming month, sorted by date', () => {
  const exceptions = ['2026-10-09', '2026-09-07', '2026-09-20', '2026-09-08', '2026-10-08'].map((date) => ({ date }));
  expect(upcomingExceptions(exceptions, new Date('2026-09-08T10:00:00Z')).map(({ date }) => date)).toEqual([
    '2026-09-08',
    '2026-09-20',
    '2026-10-08',
  ]);
});

test('the week starts on Sunday; spans are formatted like 09:05–24:00', () => {
  expect([0, 6].map((index) => dayName('he', index))).toEqual(['יום ראשון', 'יום שבת']);
  expect(dayName('en', 1)).toBe('Monday');
  expect(spanText({ from: 545, to: 1_440 })).toBe('09:05–24:00');
});
