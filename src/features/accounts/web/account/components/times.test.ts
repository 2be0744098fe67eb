import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { accountTexts } from '../../account-texts.ts';
import { exportFileName } from '../privacy/data-section.tsx';
import { ago, dayText, instantText } from './times.ts';

const now = new Date('2026-11-15T10:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

test.each([
  [60, 'לפני דקה', 'a minute ago'],
  [59 * 60, 'לפני 59 דקות', '59 minutes ago'],
  [2 * 3_600, 'לפני שעתיים', '2 hours ago'],
  [86_400, 'לפני יום', 'a day ago'],
  [2 * 86_400, 'לפני יומיים', '2 days ago'],
  [40 * 86_400, 'לפני חודש', 'a month ago'],
  [800 * 86_400, 'לפני שנתיים', '2 years ago'],
])('formats %i seconds ago', (seconds, he, en) => {
  const { unit = 'minute', count = 0 } = ago(before(seconds), now) ?? {};
  expect(translator(accountTexts, 'he')(`account.ago.${unit}`, { count })).toBe(he);
  expect(translator(accountTexts, 'en')(`account.ago.${unit}`, { count })).toBe(en);
});

test('the last minute, and a time in the future, are shown as now', () => {
  expect(ago(before(59), now)).toBeUndefined();
  expect(ago(before(-300), now)).toBeUndefined();
});

test('dates and times are in Israel time', () => {
  const lateEvening = new Date('2026-11-14T22:30:00Z');
  expect(dayText(lateEvening, 'he')).toBe('15 בנובמבר 2026');
  expect(instantText(lateEvening, 'he')).toContain('0:30');
  expect(exportFileName({ createdAt: lateEvening.toISOString() })).toBe('negia-export-2026-11-15.json');
});
