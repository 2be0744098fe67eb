import { describe, expect, test } from 'vitest';
import { rangeBefore, rangeError, visibleRange } from './range.ts';

const today = '2026-11-15';

describe('a date range', () => {
  test('defaults to the last thirty days including today', () => {
    expect(visibleRange({}, today, 730)).toEqual({ from: '2026-10-17', to: today, earliest: '2024-11-16' });
  });

  test('is limited to what the plan shows', () => {
    expect(visibleRange({}, today, 7)).toEqual({ from: '2026-11-09', to: today, earliest: '2026-11-09' });
    expect(visibleRange({ from: '2020-01-01' }, today, 7).from).toBe('2026-11-09');
    expect(visibleRange({ from: '2020-01-01', to: '2020-02-01' }, today, 7)).toMatchObject({
      from: '2026-11-09',
      to: '2026-11-09',
    });
  });

  test('ends today at the latest, and starts thirty days before its end', () => {
    expect(visibleRange({ to: '2030-01-01' }, today, 730)).toMatchObject({ from: '2026-10-17', to: today });
    expect(visibleRange({ to: '2026-06-30' }, today, 730)).toMatchObject({ from: '2026-06-01', to: '2026-06-30' });
  });

  test.each([
    [{ from: '2026-11-15', to: '2026-11-14' }, 'order'],
    [{ from: '2026-11-16' }, 'order'],
    [{ from: '2026-11-16', to: '2026-11-20' }, 'order'],
    [{ from: '2020-01-01', to: '2026-11-15' }, 'length'],
    [{ from: '2024-11-14', to: '2026-11-15' }, 'length'],
    [{ from: '2024-11-15', to: '2026-11-15' }, undefined],
    [{ from: '2024-11-15', to: '2099-11-15' }, undefined],
    [{ from: '2026-11-15', to: '2026-11-15' }, undefined],
    [{ to: '1999-01-01' }, undefined],
    [{}, undefined],
  ])('%j has the error %s', (query, error) => {
    expect(rangeError(query, today)).toBe(error);
  });

  test('has a preceding range of the same length if the plan reaches back that far', () => {
    expect(rangeBefore({ from: '2026-11-09', to: today, earliest: '2024-11-16' })).toEqual({
      from: '2026-11-02',
      to: '2026-11-08',
    });
    expect(rangeBefore({ from: '2026-11-09', to: today, earliest: '2026-11-02' })).toBeDefined();
    expect(rangeBefore({ from: '2026-11-09', to: today, earliest: '2026-11-03' })).toBeUndefined();
  });
});
