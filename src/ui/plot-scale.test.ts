import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittingLabels, smoothLine, valueTicks } from './plot-scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 3, 6, 9]],
  [8, [0, 5, 10]],
  [40, [0, 20, 40]],
  [193, [0, 100, 200]],
  [1_700, [0, 1_000, 2_000]],
])('the lines for values up to %i are %j', (max, ticks) => {
  expect(valueTicks(max)).toEqual(ticks);
});

test('for any values the lines are whole, evenly spaced, few, and reach the largest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (max) => {
      const ticks = valueTicks(max);
      const step = ticks[1] ?? 0;
      expect(ticks.every((tick, index) => Number.isInteger(tick) && tick === index * step)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }),
  );
});

test('labels that would touch are dropped, and the last one stays', () => {
  const labels = [0, 30, 60, 90, 100].map((at) => ({ at, width: 24 }));
  expect(fittingLabels(labels, 6).map(({ at }) => at)).toEqual([0, 30, 60, 100]);
  expect(fittingLabels([], 6)).toEqual([]);
});

test('a line leads through its points and never leaves the values beside it', () => {
  const points = [0, 10, 10, 4, 4, 9].map((y, index) => ({ x: index * 30, y }));
  const path = smoothLine(points);
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const pairs = Array.from({ length: numbers.length / 2 }, (_, index) => numbers.slice(index * 2, index * 2 + 2));
  expect(pairs.filter((_, index) => index % 3 === 0)).toEqual(points.map(({ x, y }) => [x, y]));
  for (const [, y = 0] of pairs) expect(y >= 0 && y <= 10).toBe(true);
  expect(smoothLine([])).toBe('');
  expect(smoothLine([{ x: 5, y: 7 }])).toBe('M5,7');
});
