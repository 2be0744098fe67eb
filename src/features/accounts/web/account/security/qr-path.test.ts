import jsQr from 'jsqr';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath, qrSide, quietZone } from './second-factor-code.ts';

test('each run of dark modules is one rectangle, behind the quiet zone', () => {
  expect(qrPath(['0110', '1001'])).toBe('M5 4h2v1h-2zM4 5h1v1h-1zM7 5h1v1h-1z');
  expect(qrSide(['0110', '1001'])).toBe(2 + 2 * quietZone);
});

/** Paints the path as a browser does: white, then the rectangles. */
function paint(path: string, side: number, scale: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray((side * scale) ** 2 * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1)
        pixels.fill(0, (row * side * scale + column) * 4, (row * side * scale + column) * 4 + 3);
  return pixels;
}

test('a camera reads what was encoded', () => {
  const uri = 'otpauth://totp/Negia:dana%40cards.example?secret=JBSWY3DPEHPK3PXP&issuer=Negia';
  const rows = encode(uri, { border: 0 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
  const side = qrSide(rows);
  const scale = 4;
  const read = jsQr(paint(qrPath(rows), side, scale), side * scale, side * scale);
  expect(read?.data).toBe(uri);
});
