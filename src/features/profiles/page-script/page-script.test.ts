import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { indexAfter, keyStep, middle, noZoom, spread, swipeStep, toggled, within, zoomedAt } from './gestures.ts';
import { intentFor, isInApp } from './in-app.ts';
import { isSafariOfPhone } from './install.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

describe('browsers', () => {
  test.each([
    [`${iphone} Mobile/15E148 Instagram 340.0`, true],
    [`${iphone} [FBAN/FBIOS;FBAV/480.0]`, true],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36 [LinkedInApp]', true],
    [`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`, false],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36', false],
  ])('%s is another app’s: %s', (agent, answer) => {
    expect(isInApp(agent)).toBe(answer);
  });

  test('Android is asked for its own browser, with the address as a way back', () => {
    const intent = intentFor('https://negia.example/p/noa');
    expect(intent).toMatch(/^intent:\/\/negia\.example\/p\/noa#Intent;scheme=https;/);
    expect(intent).toContain('S.browser_fallback_url=https%3A%2F%2Fnegia.example%2Fp%2Fnoa;end');
  });

  test('only Safari on a phone is told how to keep the card on its screen', () => {
    expect(isSafariOfPhone(`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`)).toBe(true);
    expect(isSafariOfPhone(`${iphone} CriOS/120 Mobile/15E148 Safari/604.1`)).toBe(false);
    expect(isSafariOfPhone(`${iphone} Instagram 340.0 Safari`)).toBe(false);
    expect(isSafariOfPhone('Mozilla/5.0 (Macintosh) Version/18 Safari/605')).toBe(false);
  });
});

describe('going through pictures', () => {
  test('arrows point where the next picture is: to the left in Hebrew', () => {
    expect(keyStep('ArrowLeft', true)).toBe(1);
    expect(keyStep('ArrowRight', true)).toBe(-1);
    expect(keyStep('ArrowRight', false)).toBe(1);
    expect(keyStep('Tab', true)).toBe(0);
  });

  test('a finger pulls the next picture in from its side', () => {
    expect(swipeStep({ x: 120, y: 4 }, 375, true)).toBe(1);
    expect(swipeStep({ x: -120, y: 4 }, 375, true)).toBe(-1);
    expect(swipeStep({ x: -120, y: 4 }, 375, false)).toBe(1);
  });

  test('a short or an upright move is none', () => {
    expect(swipeStep({ x: 20, y: 0 }, 375, false)).toBe(0);
    expect(swipeStep({ x: 90, y: 200 }, 375, false)).toBe(0);
  });

  test('after the last comes the first', () => {
    expect(indexAfter(5, 1, 6)).toBe(0);
    expect(indexAfter(0, -1, 6)).toBe(5);
    expect(indexAfter(0, -1, 1)).toBe(0);
  });
});

describe('looking closer', () => {
  const stage = { x: 400, y: 800 };

  test('what lies under the finger stays under it', () => {
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

  test('a double tap looks closer, a second one back', () => {
    const closer = toggled(noZoom, { x: 0, y: 0 });
    expect(closer.scale).toBe(2.5);
    expect(toggled(closer, { x: 0, y: 0 })).toEqual(noZoom);
  });

  test('two fingers have a middle and a distance', () => {
    expect(middle({ x: 0, y: 0 }, { x: 10, y: 20 })).toEqual({ x: 5, y: 10 });
    expect(spread({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
  });
});
