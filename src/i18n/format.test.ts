import { expect, test } from 'vitest';
import {
  compareNames,
  formatCompact,
  formatDay,
  formatInstant,
  formatNumber,
  graphemesOf,
  unbrokenDates,
} from './format.ts';

const formatDate = (text: string) => formatInstant(text, 'he', { dateStyle: 'medium' });
const formatDateTime = (text: string) =>
  formatInstant(new Date(text), 'he', { dateStyle: 'medium', timeStyle: 'short' });

test('the date changes at midnight in Israel, at 22:00 UTC in winter', () => {
  expect(formatDate('2026-01-14T21:59:59Z')).toBe('14 בינו׳ 2026');
  expect(formatDate('2026-01-14T22:00:00Z')).toBe('15 בינו׳ 2026');
});

test('the date changes at 21:00 UTC in summer', () => {
  expect(formatDate('2026-07-14T20:59:59Z')).toBe('14 ביולי 2026');
  expect(formatDate('2026-07-14T21:00:00Z')).toBe('15 ביולי 2026');
});

test('times are in Israel time, including daylight saving', () => {
  expect(formatDateTime('2026-01-14T12:05:00Z')).toMatch(/^14 בינו׳ 2026.*14:05$/);
  expect(formatDateTime('2026-07-14T12:05:00Z')).toMatch(/^14 ביולי 2026.*15:05$/);
});

test('a calendar date does not depend on the time zone', () => {
  expect(formatDay('2026-11-15', 'en', { day: 'numeric', month: 'long', year: 'numeric' })).toBe('15 November 2026');
  expect(formatDay('2026-11-15', 'he', { weekday: 'long' })).toBe('יום ראשון');
});

test('numbers have separators, and the compact format is short', () => {
  expect(formatNumber(1_234_567, 'he')).toBe('1,234,567');
  expect(formatNumber(0.175, 'en', { style: 'percent', maximumFractionDigits: 2 })).toBe('17.5%');
  expect(formatCompact(1_250)).toBe('1.3K');
});

test('names sort by language, and combining marks and emoji stay with their character', () => {
  expect(['ב', 'א', 'ג'].toSorted(compareNames('he'))).toEqual(['א', 'ב', 'ג']);
  expect(graphemesOf('שָׁ👩‍🔧')).toEqual(['שָׁ', '👩‍🔧']);
});

test('a date within a sentence stays on one line', () => {
  expect(unbrokenDates('Pro, 2 Dec 2026 to 12 December 2027, 3 cards')).toBe(
    'Pro, 2\u00a0Dec\u00a02026 to 12\u00a0December\u00a02027, 3 cards',
  );
  expect(unbrokenDates('עד 2 בדצמ׳ 2027')).toBe('עד 2\u00a0בדצמ׳\u00a02027');
});
