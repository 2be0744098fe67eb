import { expect, test } from 'vitest';
import { compareNames, formatCompact, formatDay, formatInstant, formatNumber, graphemesOf } from './format.ts';

const formatDate = (text: string) => formatInstant(text, 'he', { dateStyle: 'medium' });
const formatDateTime = (text: string) =>
  formatInstant(new Date(text), 'he', { dateStyle: 'medium', timeStyle: 'short' });

test('the day changes at midnight in Israel, in winter two hours before UTC', () => {
  expect(formatDate('2026-01-14T21:59:59Z')).toBe('14 בינו׳ 2026');
  expect(formatDate('2026-01-14T22:00:00Z')).toBe('15 בינו׳ 2026');
});

test('and in summer three hours before', () => {
  expect(formatDate('2026-07-14T20:59:59Z')).toBe('14 ביולי 2026');
  expect(formatDate('2026-07-14T21:00:00Z')).toBe('15 ביולי 2026');
});

test('times are those of Israel, with the clock moved in summer', () => {
  expect(formatDateTime('2026-01-14T12:05:00Z')).toMatch(/^14 בינו׳ 2026.*14:05$/);
  expect(formatDateTime('2026-07-14T12:05:00Z')).toMatch(/^14 ביולי 2026.*15:05$/);
});

test('a day is the same day in every zone', () => {
  expect(formatDay('2026-11-15', 'en', { day: 'numeric', month: 'long', year: 'numeric' })).toBe('15 November 2026');
  expect(formatDay('2026-11-15', 'he', { weekday: 'long' })).toBe('יום ראשון');
});

test('numbers have their separators, and little space makes them short', () => {
  expect(formatNumber(1_234_567, 'he')).toBe('1,234,567');
  expect(formatNumber(0.175, 'en', { style: 'percent', maximumFractionDigits: 2 })).toBe('17.5%');
  expect(formatCompact(1_250)).toBe('1.3K');
});

test('names are in the order of their language, and points and emoji stay with their letter', () => {
  expect(['ב', 'א', 'ג'].toSorted(compareNames('he'))).toEqual(['א', 'ב', 'ג']);
  expect(graphemesOf('שָׁ👩‍🔧')).toEqual(['שָׁ', '👩‍🔧']);
});
