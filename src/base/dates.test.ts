import { expect, test } from 'vitest';
import { formatDate, formatDateTime } from './dates.ts';

const at = (text: string) => new Date(text);

test('the day changes at midnight in Israel, in winter two hours before UTC', () => {
  expect(formatDate(at('2026-01-14T21:59:59Z'))).toBe('14 בינו׳ 2026');
  expect(formatDate(at('2026-01-14T22:00:00Z'))).toBe('15 בינו׳ 2026');
});

test('and in summer three hours before', () => {
  expect(formatDate(at('2026-07-14T20:59:59Z'))).toBe('14 ביולי 2026');
  expect(formatDate(at('2026-07-14T21:00:00Z'))).toBe('15 ביולי 2026');
});

test('times are those of Israel, with the clock moved in summer', () => {
  expect(formatDateTime(at('2026-01-14T12:05:00Z'))).toMatch(/^14 בינו׳ 2026.*14:05$/);
  expect(formatDateTime(at('2026-07-14T12:05:00Z'))).toMatch(/^14 ביולי 2026.*15:05$/);
});
