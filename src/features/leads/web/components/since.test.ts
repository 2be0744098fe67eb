import { afterEach, expect, test, vi } from 'vitest';
import { sinceOf, sinceText, subscribeToTicks } from './time-ago.tsx';

/** Noon in Israel, in winter. */
const now = new Date('2026-11-15T10:00:00Z');
const at = (text: string) => new Date(text);

test.each([
  ['2026-11-15T09:59:30Z', { kind: 'now' }],
  ['2026-11-15T10:05:00Z', { kind: 'now' }],
  ['2026-11-15T09:59:00Z', { kind: 'minutes', count: 1 }],
  ['2026-11-15T09:00:01Z', { kind: 'minutes', count: 59 }],
  ['2026-11-15T09:00:00Z', { kind: 'hours', count: 1 }],
  ['2026-11-14T22:00:00Z', { kind: 'hours', count: 12 }],
  ['2026-11-14T21:59:00Z', { kind: 'yesterday' }],
  ['2026-11-13T22:00:00Z', { kind: 'yesterday' }],
  ['2026-11-13T21:59:00Z', { kind: 'days', count: 2 }],
  ['2026-11-09T10:00:00Z', { kind: 'days', count: 6 }],
  ['2026-11-08T10:00:00Z', { kind: 'date', isThisYear: true }],
  ['2025-12-31T23:00:00Z', { kind: 'date', isThisYear: true }],
  ['2025-12-31T21:00:00Z', { kind: 'date', isThisYear: false }],
])('classifies %s relative to now', (then, since) => {
  expect(sinceOf(at(then), now)).toEqual(since);
});

test('a few hours ago stays so across midnight', () => {
  expect(sinceOf(at('2026-11-14T20:00:00Z'), at('2026-11-14T23:00:00Z'))).toEqual({ kind: 'hours', count: 3 });
});

test('counts calendar days across clock changes', () => {
  expect(sinceOf(at('2026-10-24T12:00:00Z'), at('2026-10-25T12:00:00Z'))).toEqual({ kind: 'yesterday' });
  expect(sinceOf(at('2026-03-26T21:30:00Z'), at('2026-03-27T20:30:00Z'))).toEqual({ kind: 'yesterday' });
});

test.each([
  ['2026-11-15T09:48:00Z', 'לפני 12 דק׳', '12 min ago'],
  ['2026-11-15T09:59:00Z', 'לפני דקה', 'a minute ago'],
  ['2026-11-15T08:00:00Z', 'לפני שעתיים', '2 hours ago'],
  ['2026-11-14T12:00:00Z', 'אתמול', 'Yesterday'],
  ['2026-11-13T12:00:00Z', 'לפני יומיים', '2 days ago'],
  ['2026-11-01T12:00:00Z', '1 בנוב׳', '1 Nov'],
  ['2025-11-01T12:00:00Z', '1 בנוב׳ 2025', '1 Nov 2025'],
])('%s is written as %s, %s', (then, he, en) => {
  expect([sinceText(at(then), now, 'he'), sinceText(at(then), now, 'en')]).toEqual([he, en]);
});

afterEach(() => vi.useRealTimers());

test('the shared clock ticks for every subscriber and stops without any', () => {
  vi.useFakeTimers();
  const ticks: string[] = [];
  const stopOne = subscribeToTicks(() => ticks.push('one'));
  const stopTwo = subscribeToTicks(() => ticks.push('two'));
  vi.advanceTimersByTime(30_000);
  stopOne();
  vi.advanceTimersByTime(30_000);
  expect(ticks).toEqual(['one', 'two', 'two']);
  stopTwo();
  expect(vi.getTimerCount()).toBe(0);
});
