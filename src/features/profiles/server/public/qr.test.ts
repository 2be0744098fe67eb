import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createTypesetter } from '#server-kit/typeset/index.ts';
import { black } from '../../design/colour-contrast.ts';
import { decodeQr } from '../testing/decode-qr.ts';
import { logoTile, qrPng, qrSvg, qrTemplate } from './qr.ts';

const logoOf = async (width: number, height: number, background = '#ff7a59') =>
  logoTile(
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
    '#14211f',
    true,
  );
const typesetter = createTypesetter();

const addresses = [
  'https://negia.example/p/dana?s=qr',
  'HTTPS://NEGIA.EXAMPLE/T/AB3D5F7H',
  `https://negia.example/p/${'a'.repeat(40)}?s=qr`,
  'https://negia.example/%D7%93%D7%A0%D7%94-%D7%9C%D7%95%D7%99?s=qr',
];

describe.each(addresses)('the QR code of %s', (address) => {
  test('is decoded from PNGs of all sizes', async () => {
    for (const pixels of [256, 512, 1_024, 2_048]) expect(await decodeQr(await qrPng(address, pixels))).toBe(address);
  });

  test('is decoded from the SVG', async () => {
    expect(await decodeQr(Buffer.from(qrSvg(address)))).toBe(address);
  });

  test('is decoded in a colour and with a logo on it, from every format', async () => {
    const logos = [undefined, await logoOf(64, 64), await logoOf(600, 100), await logoOf(100, 600, '#ffffff')];
    for (const colour of [black, '#0f4c4a', '#c8452a', '#6a1b9a'])
      for (const logo of logos) {
        const look = { colour, ...(logo && { logo }) };
        const svg = Buffer.from(qrSvg(address, look));
        expect([colour, await decodeQr(await qrPng(address, 1_024, look))]).toEqual([colour, address]);
        expect([colour, await decodeQr(svg)]).toEqual([colour, address]);
        const page = typesetter.svg(qrTemplate, {}, { 'qr.svg': svg });
        expect([colour, await decodeQr(Buffer.from(page))]).toEqual([colour, address]);
      }
  });
});

test('the SVG contains only paths and has a white margin', () => {
  const svg = qrSvg('https://negia.example/p/x');
  expect(svg.replace(/<(svg|path|\/svg)[^>]*>/g, '')).toBe('');
  const strokes = [...svg.matchAll(/M(\d+) (\d+)h(\d+)/g)]
    .slice(1)
    .map(([, x, y, width]) => [Number(x), Number(y), Number(width)]);
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  for (const [x = 0, y = 0, width = 0] of strokes) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(side - 4);
  }
});

test('a coloured PNG has two colours and stays small', async () => {
  const picture = await qrPng('https://negia.example/p/x', 512, { colour: '#0f4c4a' });
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const found = new Set(Array.from({ length: data.length / 3 }, (_, at) => data.toString('hex', at * 3, at * 3 + 3)));
  expect([...found].sort()).toEqual(['0f4c4a', 'ffffff']);
  expect(picture.length).toBeLessThan(4_000);
});

test.each([
  [1, 256],
  [256, 256],
  [300.4, 512],
  [1_025, 2_048],
  [99_999, 2_048],
])('a requested size of %d pixels yields %d, with one bit per pixel', async (requested, expected) => {
  const picture = await qrPng('https://negia.example/p/x', requested);
  expect(await sharp(picture).metadata()).toMatchObject({ width: expected, height: expected, format: 'png' });
  // Header bytes: bit depth, then colour type (greyscale).
  expect([...picture.subarray(24, 26)]).toEqual([1, 0]);
  expect(picture.length).toBeLessThan(4_000);
  expect(await decodeQr(picture)).toBe('https://negia.example/p/x');
});
