import { expect, test } from 'vitest';
import { dayRangeText, dayText } from './promise-text.ts';

test('formats a date with its weekday', () => {
  expect(dayText('2026-11-18', 'he')).toBe('יום רביעי, 18 בנובמבר');
  expect(dayText('2026-11-18', 'en')).toBe('Wednesday, 18 November');
});

test('formats a date range with the month once if both dates share it, otherwise twice', () => {
  expect(dayRangeText('2026-11-18', '2026-11-22', 'he')).toEqual({ from: '18', to: '22 בנובמבר' });
  expect(dayRangeText('2026-11-29', '2026-12-01', 'he')).toEqual({ from: '29 בנובמבר', to: '1 בדצמבר' });
});
