import { describe, expect, test } from 'vitest';
import { dateInIsrael, daysIn } from '#base/time/israel-time.ts';
import { statsRanges } from '../../domain.ts';
import { isLocked, rangeSelectionOf, searchOf, spanErrorsOf, spanOf, spanOfRange, visibleRange } from './controls.tsx';

const today = '2026-11-15';
const selectionIn = (search: string) => rangeSelectionOf(new URLSearchParams(search), today);

describe('the selection in the address', () => {
  test.each([
    ['', { kind: 'range', days: 30 }],
    ['range=7', { kind: 'range', days: 7 }],
    ['range=365', { kind: 'range', days: 365 }],
    ['range=8', { kind: 'range', days: 30 }],
    ['range=7&range=90', { kind: 'range', days: 7 }],
    ['from=2026-11-01&to=2026-11-03', { kind: 'own', from: '2026-11-01', to: '2026-11-03' }],
    ['from=2026-11-15&to=2026-11-15', { kind: 'own', from: '2026-11-15', to: '2026-11-15' }],
    ['from=2026-11-03&to=2026-11-01', { kind: 'range', days: 30 }],
    ['from=2026-11-03&to=2026-11-16', { kind: 'range', days: 30 }],
    ['from=2026-02-30&to=2026-11-01&range=90', { kind: 'range', days: 90 }],
    ['from=<script>&to=2026-11-01', { kind: 'range', days: 30 }],
  ])('reads %s', (search, expected) => {
    expect(selectionIn(search)).toEqual(expected);
  });

  test('converts a selection to an address and back', () => {
    for (const one of [selectionIn('range=90'), selectionIn('from=2026-11-01&to=2026-11-03')])
      expect(selectionIn(searchOf(one))).toEqual(one);
  });
});

describe('dates in Israel', () => {
  test('a week is seven days and ends today', () => {
    expect(spanOfRange(7, today)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
    for (const days of statsRanges) {
      const { from, to } = spanOfRange(days, today);
      expect([daysIn(from, to), to]).toEqual([days, today]);
    }
  });

  // Clocks go back on 25.10.2026 and forward on 27.3.2026: days of 25 and of 23 hours.
  test.each([
    ['2026-10-25T20:30:00Z', '2026-10-25', '2026-10-19'],
    ['2026-10-24T20:59:00Z', '2026-10-24', '2026-10-18'],
    ['2026-10-24T21:00:00Z', '2026-10-25', '2026-10-19'],
    ['2026-03-26T21:59:00Z', '2026-03-26', '2026-03-20'],
    ['2026-03-26T22:00:00Z', '2026-03-27', '2026-03-21'],
    ['2026-03-27T21:00:00Z', '2026-03-28', '2026-03-22'],
  ])('at %s the date is %s, and the week started on %s', (instant, day, from) => {
    expect(dateInIsrael(new Date(instant))).toBe(day);
    expect(spanOf({ kind: 'range', days: 7 }, day)).toEqual({ from, to: day });
  });
});

describe('ranges beyond the plan', () => {
  const earliest = '2026-11-09';

  test('longer ranges are locked, the week never is', () => {
    expect(statsRanges.map((days) => isLocked(days, today, earliest))).toEqual([false, true, true, true]);
    expect(statsRanges.map((days) => isLocked(days, today, undefined))).toEqual([false, false, false, false]);
  });

  test('an unavailable range is replaced by the longest available one', () => {
    expect(visibleRange({ kind: 'range', days: 365 }, today, '2026-08-18')).toBe(90);
    expect(visibleRange({ kind: 'range', days: 30 }, today, earliest)).toBe(7);
    expect(visibleRange({ kind: 'range', days: 30 }, today, undefined)).toBe(30);
    expect(visibleRange({ kind: 'own', from: today, to: today }, today, earliest)).toBeUndefined();
  });
});

test.each([
  ['2026-11-01', '2026-11-15', {}],
  ['', '', { from: 'missing', to: 'missing' }],
  ['2026-11-02', '2026-11-01', { to: 'order' }],
  ['2026-11-16', '2026-11-16', { from: 'future', to: 'future' }],
  ['2024-11-15', '2026-11-15', {}],
  ['2024-11-14', '2026-11-15', { from: 'long' }],
])('the errors from %s to %s are %o', (from, to, errors) => {
  expect(spanErrorsOf({ from, to }, today)).toEqual(errors);
});
