import { expect, test } from 'vitest';
import { parsePictureId, pictureId, pictureUrl, pictureWidths } from './picture-id.ts';

const picture = { hash: 'abcdefghijklmnopqrst23', width: 1_920, height: 1_080, colour: '#a0b1c2' };

test('an id encodes the picture’s properties and fits the id format', () => {
  const id = pictureId(picture);
  expect(id).toMatch(/^[\w-]{1,80}$/);
  expect(parsePictureId(id)).toEqual(picture);
  const transparent = { ...picture, ink: '#ffffff' };
  expect(pictureId(transparent)).toMatch(/^[\w-]{1,80}$/);
  expect(parsePictureId(pictureId(transparent))).toEqual(transparent);
});

test.each([
  '',
  'd_abcdefghijklmnopqrst23',
  'p_abcdefghijklmnopqrst2_1x1_000000',
  'p_ABCDEFGHIJKLMNOPQRST23_1x1_000000',
  'p_abcdefghijklmnopqrst23_0x1_000000',
  'p_abcdefghijklmnopqrst23_1x1_00000g',
  'p_../../../../../../aaaa_1x1_000000',
  ' p_abcdefghijklmnopqrst23_1x1_000000',
])('%j is not a valid id', (id) => {
  expect(parsePictureId(id)).toBeUndefined();
});

test('no size is wider than the picture', () => {
  expect(pictureWidths({ width: 1 })).toEqual([1]);
  expect(pictureWidths({ width: 96 })).toEqual([96]);
  expect(pictureWidths({ width: 700 })).toEqual([96, 192, 320, 640, 700]);
  expect(pictureWidths(picture)).toEqual([96, 192, 320, 640, 960, 1_280, 1_920]);
});

test('a URL contains the hash, the width and the format', () => {
  expect(pictureUrl(picture, 320, 'avif')).toBe('/files/abcdefghijklmnopqrst23-320.avif');
});
