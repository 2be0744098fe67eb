import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll, forAllOf } from '#base/testing/for-all.ts';
import { documentExample } from '../document/testing/profile-example.ts';
import { colourErrors, contrast, nearestPassing, type Palette, paletteOf } from './colours.ts';
import { templates } from './templates.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const chosen = fc.record({ ground: colour, ink: colour, accent: colour }, { requiredKeys: [] });
const designOf = (colours: object, more: object = {}) =>
  documentExample({ design: { template: 'shore', colours, ...more } }).design;

const grounds = ['card', 'page', 'tint', 'wash'] as const;
const inks = ['ink', 'soft', 'key', 'good', 'bad'] as const;
const pairs: readonly (readonly [keyof Palette, keyof Palette, number])[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground, 4.5] as const)),
  ['onAccent', 'accent', 4.5],
  ['onHero', 'hero', 4.5],
  ['onHero', 'heroEnd', 4.5],
  ['edge', 'card', 3],
];

describe('contrast', () => {
  test('follows the WCAG formula', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#ffffff', '#0f4c4a')).toBeGreaterThan(9);
  });

  test('is symmetric', () => {
    forAll(colour, colour, (one, two) => contrast(one, two) === contrast(two, one));
  });
});

describe('the nearest colour with enough contrast', () => {
  test('is the colour itself if it has enough', () => {
    expect(nearestPassing('#14211f', '#ffffff', 4.5)).toBe('#14211f');
  });

  test('reaches the ratio on any background', () => {
    forAll(colour, colour, (ink, ground) => contrast(nearestPassing(ink, ground, 4.5), ground) >= 4.5);
  });

  test('retains the hue: a pale coral on white becomes a deep one', () => {
    const [red = 0, green = 0, blue = 0] = (nearestPassing('#ff7a59', '#ffffff', 4.5).match(/[\da-f]{2}/g) ?? []).map(
      (channel) => Number.parseInt(channel, 16),
    );
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
  });

  test('is the best available if none has enough', () => {
    expect(nearestPassing('#888888', '#808080', 21)).toBe('#000000');
  });
});

describe('a palette', () => {
  test.each(templates)('%s is readable with any custom colours, in light and dark mode', (template) => {
    forAllOf(300, chosen, fc.constantFrom('light' as const, 'dark' as const), (colours, scheme) => {
      const palette = paletteOf({ colours }, template, scheme);
      for (const [ink, ground, ratio] of pairs)
        if (contrast(palette[ink], palette[ground]) < ratio)
          throw new Error(`${ink} on ${ground}: ${palette[ink]} on ${palette[ground]}`);
      return true;
    });
  });

  test('contains only valid colours, whatever was stored', () => {
    const palette = paletteOf({ colours: { ground: 'red', ink: '}</style>', accent: '#12345' } }, 'shore', 'light');
    expect(palette).toEqual(paletteOf({ colours: {} }, 'shore', 'light'));
    for (const value of Object.values(palette)) expect(value).toMatch(/^#[\da-f]{6}$/);
  });

  test('retains the owner’s colours where they are readable', () => {
    const colours = { ground: '#fff8f0', ink: '#2a1a10', accent: '#7a2e1d' };
    expect(paletteOf({ colours }, 'shore', 'light')).toMatchObject({
      card: '#fff8f0',
      ink: '#2a1a10',
      accent: '#7a2e1d',
    });
  });

  test('in dark mode darkens a light background and retains a dark one', () => {
    const light = paletteOf({ colours: { ground: '#fff8f0', ink: '#2a1a10' } }, 'shore', 'dark');
    expect(contrast(light.card, '#000000')).toBeLessThan(2);
    expect(contrast(light.ink, light.card)).toBeGreaterThan(7);
    expect(paletteOf({ colours: { ground: '#101820' } }, 'shore', 'dark').card).toBe('#101820');
  });

  test('of an unknown template has the colours of the first template', () => {
    expect(paletteOf({ colours: {} }, 'galaxy', 'light')).toEqual(paletteOf({ colours: {} }, 'shore', 'light'));
  });
});

describe('colour errors', () => {
  test('there are none for a readable pair or for default colours', () => {
    expect(colourErrors(designOf({}))).toEqual([]);
    expect(colourErrors(designOf({ ground: '#ffffff', ink: '#222222' }))).toEqual([]);
    expect(colourErrors(designOf({ ground: '#888888' }))).toEqual([]);
  });

  test('an unreadable pair comes with the nearest readable suggestion', () => {
    const [error] = colourErrors(designOf({ ground: '#ffffff', ink: '#9a9a9a' }));
    expect(error).toMatchObject({ pair: 'ink-ground' });
    expect(error?.ratio).toBeCloseTo(2.8, 1);
    expect(contrast(error?.suggestion.ink ?? '', error?.suggestion.ground ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test('a text colour without a background is compared with the template’s background', () => {
    expect(colourErrors(designOf({ ink: '#ffffff' }))).toHaveLength(1);
    expect(colourErrors(designOf({ ink: '#ffffff' }, { scheme: 'dark' }))).toEqual([]);
    const ofNight = ['#ffffff', '#14211f', '#777777'].map((ink) =>
      colourErrors(designOf({ ink }, { template: 'night' })),
    );
    expect(ofNight.map(({ length }) => length)).toEqual([0, 0, 1]);
  });

  test('every suggestion is free of errors', () => {
    forAll(colour, colour, (ground, ink) => {
      const [error] = colourErrors(designOf({ ground, ink }));
      return !error || colourErrors(designOf(error.suggestion)).length === 0;
    });
  });
});
