import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampedView,
  cropOf,
  fullView,
  maxZoom,
  outputSize,
  panned,
  rotated,
  shaped,
  uprightSize,
  type View,
  zoomed,
} from './geometry.ts';

const size = { width: 4_000, height: 3_000 };

describe('the crop', () => {
  test('is the full picture by default, and the largest centred area for a fixed aspect ratio', () => {
    expect(cropOf(size, fullView(size))).toEqual({ x: 0, y: 0, width: 4_000, height: 3_000 });
    expect(cropOf(size, fullView(size, 1))).toEqual({ x: 500, y: 0, width: 3_000, height: 3_000 });
    expect(cropOf(size, fullView(size, 2))).toEqual({ x: 0, y: 500, width: 4_000, height: 2_000 });
  });

  test('moves against the drag and stops at the edge', () => {
    const view = panned(size, fullView(size, 1), { x: 0.1, y: 0 });
    expect(cropOf(size, view)).toEqual({ x: 200, y: 0, width: 3_000, height: 3_000 });
    expect(cropOf(size, panned(size, view, { x: 9, y: 9 })).x).toBe(0);
    expect(cropOf(size, panned(size, view, { x: -9, y: -9 })).x).toBe(1_000);
  });

  test('zooms in around the pointer', () => {
    const view = zoomed(size, fullView(size), 2, { x: 0.25, y: 0.75 });
    const crop = cropOf(size, view);
    expect(crop).toEqual({ x: 500, y: 1_125, width: 2_000, height: 1_500 });
    expect([(1_000 - crop.x) / crop.width, (2_250 - crop.y) / crop.height]).toEqual([0.25, 0.75]);
  });

  test('has a maximum zoom that depends on the picture’s size', () => {
    expect(maxZoom(size, fullView(size))).toBe(8);
    expect(maxZoom({ width: 320, height: 400 }, fullView({ width: 320, height: 400 }))).toBe(2);
    expect(maxZoom({ width: 50, height: 50 }, fullView({ width: 50, height: 50 }))).toBe(1);
    expect(zoomed(size, fullView(size), 100).zoom).toBe(8);
  });

  test('rotates with the picture: four turns are none, and left undoes right', () => {
    const view = clampedView(size, { ...fullView(size, 1.5), zoom: 3, centre: { x: 0.3, y: 0.6 } });
    const once = rotated(size, view, 1, true);
    expect(once).toMatchObject({ quarterTurns: 1, zoom: 3, aspect: 1 / 1.5, centre: { x: 0.4, y: 0.3 } });
    expect(uprightSize(size, once)).toEqual({ width: 3_000, height: 4_000 });
    expect(rotated(size, once, -1, true)).toEqual(view);
    let current: View = view;
    for (let times = 0; times < 4; times += 1) current = rotated(size, current, 1, true);
    expect(current.quarterTurns).toBe(0);
    expect(cropOf(size, current).x).toBeCloseTo(cropOf(size, view).x);
    expect(rotated(size, view, 1, false).aspect).toBe(1.5);
  });

  test('stays within the picture for any sequence of actions', () => {
    const side = fc.integer({ min: 1, max: 9_000 });
    const step = fc.oneof(
      fc.record({ x: fc.double({ min: -3, max: 3, noNaN: true }), y: fc.double({ min: -3, max: 3, noNaN: true }) }),
      fc.double({ min: 0.01, max: 50, noNaN: true }),
      fc.constantFrom('right' as const, 'left' as const),
      fc.constantFrom('wide' as const, 'tall' as const),
    );
    const property = fc.property(side, side, fc.array(step, { maxLength: 12 }), (width, height, steps) => {
      const size = { width, height };
      let view = fullView(size);
      for (const one of steps) {
        if (typeof one === 'number') view = zoomed(size, view, one, { x: 0.2, y: 0.9 });
        else if (typeof one === 'object') view = panned(size, view, one);
        else if (one === 'right' || one === 'left') view = rotated(size, view, one === 'right' ? 1 : -1, true);
        else view = shaped(size, view, one === 'wide' ? 2.5 : 0.4);
        const crop = cropOf(size, view);
        const upright = uprightSize(size, view);
        expect(crop.x).toBeGreaterThan(-0.01);
        expect(crop.y).toBeGreaterThan(-0.01);
        expect(crop.x + crop.width).toBeLessThan(upright.width + 0.01);
        expect(crop.y + crop.height).toBeLessThan(upright.height + 0.01);
        expect(crop.width / crop.height / view.aspect).toBeCloseTo(1);
      }
    });
    fc.assert(property, { numRuns: 200 });
  });
});

test('the output size is limited and never larger than the crop', () => {
  expect(outputSize({ width: 4_000, height: 3_000 })).toEqual({ width: 1_920, height: 1_440 });
  expect(outputSize({ width: 3_000, height: 4_000 })).toEqual({ width: 1_920, height: 2_560 });
  expect(outputSize({ width: 100, height: 9_000 })).toEqual({ width: 28, height: 2_560 });
  expect(outputSize({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 });
  expect(outputSize({ width: 0.4, height: 9_000 })).toEqual({ width: 1, height: 2_560 });
});
