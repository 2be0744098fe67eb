import { describe, expect, test } from 'vitest';
import { availableSteps, daysLeft, hasNumbers, highlightOf, openSteps, partOfDay } from './domain.ts';

test.each([
  ['2026-11-15T02:59:00Z', 'night'],
  ['2026-11-15T03:00:00Z', 'morning'],
  ['2026-11-15T09:59:00Z', 'morning'],
  ['2026-11-15T10:00:00Z', 'noon'],
  ['2026-11-15T15:00:00Z', 'evening'],
  ['2026-11-15T21:59:00Z', 'evening'],
  ['2026-11-15T22:00:00Z', 'night'],
  // Daylight saving time: one hour earlier in UTC.
  ['2026-07-15T02:00:00Z', 'morning'],
])('the greeting at %s is %s in Israel', (instant, expected) => {
  expect(partOfDay(new Date(instant))).toBe(expected);
});

const steps = { made: true, published: true, shared: true, firstLead: true };
const week = { views: 0, visitors: 0, saves: 0, clicks: 0, shares: 0, leads: 0, taps: 0 };
const daysOf = (...views: number[]) => views.map((one, index) => ({ day: `2026-11-${10 + index}`, views: one }));
const month = (yesterday: number, other = 4) => daysOf(...Array.from({ length: 28 }, () => other), yesterday, 1);

const live = [{ status: 'published' }] as const;

describe('the highlight', () => {
  test('welcomes a new owner, whatever the numbers', () => {
    expect(highlightOf({ steps: { ...steps, made: false }, days: daysOf(3, 3), week }, live)).toEqual({
      kind: 'start',
    });
  });

  test('prompts to publish a draft profile', () => {
    const drafted = { ...steps, published: false };
    expect(highlightOf({ steps: drafted, days: daysOf(0, 0), week }, live)).toEqual({ kind: 'draft' });
  });

  test('prefers yesterday to today, and today to the week', () => {
    expect(highlightOf({ steps, days: daysOf(9, 2, 5), week }, live)).toEqual({ kind: 'yesterday', count: 2 });
    expect(highlightOf({ steps, days: daysOf(9, 0, 5), week }, live)).toEqual({ kind: 'today', count: 5 });
    const quiet = { steps, days: daysOf(9, 0, 0) };
    expect(highlightOf({ ...quiet, week: { ...week, views: 9 } }, live)).toEqual({ kind: 'week', count: 9 });
    expect(highlightOf({ ...quiet, week }, live)).toEqual({ kind: 'quiet' });
    expect(highlightOf({ steps, days: [], week }, live)).toEqual({ kind: 'quiet' });
  });

  test('reports a record only for the best day of a whole month, above a minimum', () => {
    expect(highlightOf({ steps, days: month(12), week }, live)).toEqual({ kind: 'record', count: 12 });
    expect(highlightOf({ steps, days: month(12, 12), week }, live)).toEqual({ kind: 'yesterday', count: 12 });
    expect(highlightOf({ steps, days: month(9, 1), week }, live)).toEqual({ kind: 'yesterday', count: 9 });
    expect(highlightOf({ steps, days: month(12).slice(-7), week }, live)).toEqual({ kind: 'yesterday', count: 12 });
  });

  test('never reports a profile as live when visitors cannot open it', () => {
    const quiet = { steps, days: daysOf(0, 0), week };
    expect(highlightOf(quiet, [{ status: 'suspended' }, { status: 'draft' }])).toEqual({ kind: 'suspended' });
    expect(highlightOf({ ...quiet, days: daysOf(9, 2) }, [{ status: 'suspended' }])).toEqual({ kind: 'suspended' });
    expect(highlightOf(quiet, [{ status: 'suspended' }, { status: 'published' }])).toEqual({ kind: 'quiet' });
    for (const status of ['paused', 'expired'] as const)
      expect(highlightOf(quiet, [{ status }])).toEqual({ kind: 'hidden' });
  });
});

test('open steps are listed in order', () => {
  expect(openSteps({ made: true, published: false, shared: true, firstLead: false })).toEqual([
    'published',
    'firstLead',
  ]);
  expect(openSteps(steps)).toEqual([]);
});

test('sharing is not offered for a profile that visitors cannot open', () => {
  const open = { made: true, published: true, shared: false, firstLead: false };
  expect(availableSteps(open, live)).toEqual(['shared', 'firstLead']);
  for (const status of ['suspended', 'paused', 'expired'] as const)
    expect(availableSteps(open, [{ status }])).toEqual([]);
  const drafted = { ...open, published: false };
  expect(availableSteps(drafted, [{ status: 'draft' }])[0]).toBe('published');
  // A suspended profile cannot be published.
  expect(availableSteps(drafted, [{ status: 'suspended' }])).toEqual([]);
});

test('zeros are shown only to owners who have shared or had activity', () => {
  const none = { week, weekBefore: week };
  expect(hasNumbers({ steps, ...none })).toBe(true);
  expect(hasNumbers({ steps: { ...steps, shared: false }, ...none })).toBe(false);
  expect(hasNumbers({ steps: { ...steps, shared: false }, ...none, weekBefore: { ...week, saves: 1 } })).toBe(true);
});

test('a partial day counts as a day left', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  expect(daysLeft(new Date('2026-11-29T12:00:00Z'), now)).toBe(14);
  expect(daysLeft(new Date('2026-11-15T12:00:01Z'), now)).toBe(1);
  expect(daysLeft(new Date('2026-11-15T11:00:00Z'), now)).toBe(0);
});
