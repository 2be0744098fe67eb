import { describe, expect, test } from 'vitest';
import { type OpeningHours, openStateAt } from './opening-hours.ts';

const at = (hour: number, minute = 0) => hour * 60 + minute;
const office = [{ from: at(9), to: at(17) }];
const hours: OpeningHours = {
  week: [office, office, office, office, office, [{ from: at(9), to: at(13) }], []],
  exceptions: [
    { date: '2026-09-13', spans: [] },
    { date: '2026-09-14', spans: [{ from: at(20), to: at(22) }] },
  ],
};
const state = (hours: OpeningHours, time: string) => {
  const { isOpen, changesAt } = openStateAt(hours, new Date(time));
  return [isOpen, changesAt?.toISOString()];
};
const week = (spans: { from: number; to: number }[]): OpeningHours => ({ week: Array(7).fill(spans), exceptions: [] });

describe('opening hours from Sunday to Friday', () => {
  test.each([
    ['Sunday morning, before', '2026-11-15T06:59:59Z', false, '2026-11-15T07:00:00.000Z'],
    ['at the minute it opens', '2026-11-15T07:00:00Z', true, '2026-11-15T15:00:00.000Z'],
    ['in the middle', '2026-11-15T12:00:00Z', true, '2026-11-15T15:00:00.000Z'],
    ['at the minute it closes', '2026-11-15T15:00:00Z', false, '2026-11-16T07:00:00.000Z'],
    ['Friday noon', '2026-11-20T10:00:00Z', true, '2026-11-20T11:00:00.000Z'],
    ['Friday evening: next is Sunday', '2026-11-20T18:00:00Z', false, '2026-11-22T07:00:00.000Z'],
    ['Saturday night in Israel, Sunday elsewhere', '2026-11-21T23:30:00Z', false, '2026-11-22T07:00:00.000Z'],
  ])('%s', (_, time, isOpen, changesAt) => {
    expect(state(hours, time)).toEqual([isOpen, changesAt]);
  });

  test('is closed on a holiday and opens in a special evening span', () => {
    expect(state(hours, '2026-09-13T09:00:00Z')).toEqual([false, '2026-09-14T17:00:00.000Z']);
    expect(state(hours, '2026-09-14T18:00:00Z')).toEqual([true, '2026-09-14T19:00:00.000Z']);
    expect(state(hours, '2026-09-14T09:00:00Z')[0]).toBe(false);
  });
});

describe('opening hours past midnight', () => {
  const bar = week([{ from: at(20), to: at(2) }]);

  test.each([
    ['before midnight', '2026-11-15T21:00:00Z', true, '2026-11-16T00:00:00.000Z'],
    ['after midnight', '2026-11-15T23:30:00Z', true, '2026-11-16T00:00:00.000Z'],
    ['after closing', '2026-11-16T00:30:00Z', false, '2026-11-16T18:00:00.000Z'],
  ])('%s', (_, time, isOpen, changesAt) => {
    expect(state(bar, time)).toEqual([isOpen, changesAt]);
  });

  test('merges adjacent spans', () => {
    const split = week([
      { from: at(8), to: at(12) },
      { from: at(12), to: at(16) },
    ]);
    expect(state(split, '2026-11-15T08:00:00Z')).toEqual([true, '2026-11-15T14:00:00.000Z']);
  });

  test('never closes if open around the clock', () => {
    expect(state(week([{ from: 0, to: 0 }]), '2026-11-15T08:00:00Z')).toEqual([true, undefined]);
  });
});

describe('at daylight saving changes', () => {
  // Israel: 27 March 2026 at 2:00 → 3:00, 25 October 2026 at 2:00 → 1:00.
  const morning = week([{ from: at(9), to: at(10) }]);

  test.each([
    ['the day before summer', '2026-03-26T06:00:00Z', false, '2026-03-26T07:00:00.000Z'],
    ['the first day of summer', '2026-03-27T05:00:00Z', false, '2026-03-27T06:00:00.000Z'],
    ['the last day of summer', '2026-10-24T05:00:00Z', false, '2026-10-24T06:00:00.000Z'],
    ['the first day of winter', '2026-10-25T06:00:00Z', false, '2026-10-25T07:00:00.000Z'],
  ])('%s', (_, time, isOpen, changesAt) => {
    expect(state(morning, time)).toEqual([isOpen, changesAt]);
  });

  test('a span across the skipped hour still ends', () => {
    const night = week([{ from: at(1), to: at(2, 30) }]);
    const { isOpen, changesAt } = openStateAt(night, new Date('2026-03-26T23:30:00Z'));
    expect(isOpen).toBe(true);
    expect(changesAt?.getTime()).toBeGreaterThan(Date.parse('2026-03-26T23:30:00Z'));
  });
});

test('is closed without a next change if there are no opening hours', () => {
  expect(state({ week: Array(7).fill([]), exceptions: [] }, '2026-11-15T08:00:00Z')).toEqual([false, undefined]);
  expect(state({ week: [], exceptions: [] }, '2026-11-15T08:00:00Z')).toEqual([false, undefined]);
});
