import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodeQr } from '../testing/decode-qr.ts';
import { qrPng, qrSvg } from './qr.ts';

const logo = async () => ({
  bytes: await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff7a59' } })
    .png()
    .toBuffer(),
  type: 'image/png' as const,
});

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

  test('is decoded with a logo on it', async () => {
    expect(await decodeQr(await qrPng(address, 1_024, await logo()))).toBe(address);
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
