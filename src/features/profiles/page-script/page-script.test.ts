import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { indexAfter, keyStep, middle, noZoom, spread, swipeStep, toggled, within, zoomedAt } from './gestures.ts';
import { intentFor, isInApp } from './in-app.ts';
import { isSafariOfPhone } from './install.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

describe('browser detection', () => {
  test.each([
    [`${iphone} Mobile/15E148 Instagram 340.0`, true],
    [`${iphone} [FBAN/FBIOS;FBAV/480.0]`, true],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36 [LinkedInApp]', true],
    [`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`, false],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36', false],
  ])('%s is an in-app browser: %s', (agent, answer) => {
    expect(isInApp(agent)).toBe(answer);
  });

  test('builds an Android intent with the address as a fallback', () => {
    const intent = intentFor('https://negia.example/p/noa');
    expect(intent).toMatch(/^intent:\/\/negia\.example\/p\/noa#Intent;scheme=https;/);
    expect(intent).toContain('S.browser_fallback_url=https%3A%2F%2Fnegia.example%2Fp%2Fnoa;end');
  });

  test('detects only Safari on a phone for the home screen hint', () => {
    expect(isSafariOfPhone(`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`)).toBe(true);
    expect(isSafariOfPhone(`${iphone} CriOS/120 Mobile/15E148 Safari/604.1`)).toBe(false);
    expect(isSafariOfPhone(`${iphone} Instagram 340.0 Safari`)).toBe(false);
    expect(isSafariOfPhone('Mozilla/5.0 (Macintosh) Version/18 Safari/605')).toBe(false);
  });
});

describe('navigating pictures', () => {
  test('the arrow keys follow the reading direction: left is next in Hebrew', () => {
    expect(keyStep('ArrowLeft', true)).toBe(1);
    expect(keyStep('ArrowRight', true)).toBe(-1);
    expect(keyStep('ArrowRight', false)).toBe(1);
    expect(keyStep('Tab', true)).toBe(0);
  });

  test('a swipe moves to the next picture from its side', () => {
    expect(swipeStep({ x: 120, y: 4 }, 375, true)).toBe(1);
    expect(swipeStep({ x: -120, y: 4 }, 375, true)).toBe(-1);
    expect(swipeStep({ x: -120, y: 4 }, 375, false)).toBe(1);
  });

  test('ignores a short or vertical swipe', () => {
    expect(swipeStep({ x: 20, y: 0 }, 375, false)).toBe(0);
    expect(swipeStep({ x: 90, y: 200 }, 375, false)).toBe(0);
  });

  test('wraps around at both ends', () => {
    expect(indexAfter(5, 1, 6)).toBe(0);
    expect(indexAfter(0, -1, 6)).toBe(5);
    expect(indexAfter(0, -1, 1)).toBe(0);
  });
});

describe('zooming', () => {
  const stage = { x: 400, y: 800 };

  test('preserves the point under the finger', () => {
    const at = { x: 60, y: -90 };
    const { scale, x, y } = zoomedAt(noZoom, 2, at);
    expect({ scale, under: { x: (at.x - x) / scale, y: (at.y - y) / scale } }).toEqual({ scale: 2, under: at });
  });

  test('a picture never leaves its stage and is never smaller than it', () => {
    const numbers = fc.double({ min: -5_000, max: 5_000, noNaN: true });
    forAll(numbers, numbers, numbers, (scale, x, y) => {
      const zoom = within({ scale, x, y }, stage);
      expect(zoom.scale).toBeGreaterThanOrEqual(1);
      expect(zoom.scale).toBeLessThanOrEqual(5);
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) * stage.x) / 2);
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual(((zoom.scale - 1) * stage.y) / 2);
    });
  });

  test('a double tap zooms in, a second one zooms out', () => {
    const closer = toggled(noZoom, { x: 0, y: 0 });
    expect(closer.scale).toBe(2.5);
    expect(toggled(closer, { x: 0, y: 0 })).toEqual(noZoom);
  });

  test('computes the midpoint and distance of two fingers', () => {
    expect(middle({ x: 0, y: 0 }, { x: 10, y: 20 })).toEqual({ x: 5, y: 10 });
    expect(spread({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
  });
});
