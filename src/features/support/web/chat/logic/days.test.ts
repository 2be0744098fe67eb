import { expect, test } from 'vitest';
import { byDay, dayName } from './chat-messages.ts';

const at = (createdAt: string) => ({ createdAt });

test('groups messages by the date in Israel', () => {
  const messages = [at('2026-11-14T20:00:00Z'), at('2026-11-14T21:59:00Z'), at('2026-11-14T22:00:00Z')];
  expect(byDay(messages)).toEqual([
    { date: '2026-11-14', items: messages.slice(0, 2) },
    { date: '2026-11-15', items: messages.slice(2) },
  ]);
  expect(byDay([])).toEqual([]);
});

test.each([
  ['2026-11-15', 'today'],
  ['2026-11-14', 'yesterday'],
  ['2026-11-13', 'date'],
])('%s is %s', (date, name) => {
  expect(dayName(date, new Date('2026-11-14T22:30:00Z'))).toBe(name);
});
