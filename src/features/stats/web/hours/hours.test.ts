import { describe, expect, test } from 'vitest';
import { busiestOf, depthOf, hoursText, maxOf, stepFrom } from './hours.ts';

const week = (fill: Record<string, number>) =>
  Array.from({ length: 7 }, (_, day) => Array.from({ length: 24 }, (_none, hour) => fill[`${day}-${hour}`] ?? 0));

test('finds the busiest hour, the first of equals, or none without views', () => {
  expect(busiestOf(week({ '2-10': 7, '4-23': 9, '5-0': 9 }))).toEqual({ day: 4, hour: 23 });
  expect(busiestOf(week({}))).toBeUndefined();
  expect(maxOf(week({ '6-3': 4 }))).toBe(4);
});

test('a single view is visible, and the busiest hour has the highest depth', () => {
  expect([depthOf(0, 50), depthOf(1, 50), depthOf(25, 50), depthOf(26, 50), depthOf(50, 50), depthOf(0, 0)]).toEqual([
    0, 1, 2, 3, 4, 0,
  ]);
});

test.each([
  [0, '00:00–01:00'],
  [9, '09:00–10:00'],
  [23, '23:00–00:00'],
])('hour %d is %s', (hour, text) => {
  expect(hoursText(hour)).toBe(text);
});

describe('arrow keys', () => {
  const at = { day: 3, hour: 12 };

  test('move by an hour or a day', () => {
    expect(stepFrom(at, 'ArrowLeft')).toEqual({ day: 3, hour: 11 });
    expect(stepFrom(at, 'ArrowRight')).toEqual({ day: 3, hour: 13 });
    expect([stepFrom(at, 'ArrowDown'), stepFrom(at, 'ArrowUp')]).toEqual([
      { day: 4, hour: 12 },
      { day: 2, hour: 12 },
    ]);
  });

  test('stay inside the week and ignore other keys', () => {
    expect(stepFrom({ day: 6, hour: 23 }, 'ArrowDown')).toEqual({ day: 6, hour: 23 });
    expect(stepFrom({ day: 0, hour: 0 }, 'ArrowLeft')).toEqual({ day: 0, hour: 0 });
    expect([stepFrom(at, 'Home'), stepFrom(at, 'End')]).toEqual([
      { day: 3, hour: 0 },
      { day: 3, hour: 23 },
    ]);
    expect(stepFrom(at, 'Tab')).toBeUndefined();
  });
});
