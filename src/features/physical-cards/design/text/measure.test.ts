import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { measureText, rubikWidths, type Weight } from './measure.ts';

const files = {
  400: '@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf',
  500: '@expo-google-fonts/rubik/500Medium/Rubik_500Medium.ttf',
  700: '@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf',
} as const;

/** Reads the advance widths from the font file: tables `cmap` (format 4) and `hmtx`. */
function readFont(path: string): (point: number) => number {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(path));
  const table = (name: string): number => {
    for (let offset = 12; ; offset += 16)
      if (bytes.toString('latin1', offset, offset + 4) === name) return bytes.readUInt32BE(offset + 8);
  };
  const [cmap, hmtx] = [table('cmap'), table('hmtx')];
  const unit = bytes.readUInt16BE(table('head') + 18);
  const lastWide = bytes.readUInt16BE(table('hhea') + 34) - 1;
  const map = Array.from({ length: bytes.readUInt16BE(cmap + 2) }, (_, offset) =>
    bytes.readUInt32BE(cmap + 8 + 8 * offset),
  ).find((start) => bytes.readUInt16BE(cmap + start) === 4);
  if (map === undefined) throw new Error('The font has no map of its letters');
  const start = cmap + map;
  const segments = bytes.readUInt16BE(start + 6) / 2;
  const glyphOf = (point: number): number => {
    for (let offset = 0; offset < segments; offset += 1) {
      if (point > bytes.readUInt16BE(start + 14 + 2 * offset)) continue;
      const first = bytes.readUInt16BE(start + 16 + 2 * segments + 2 * offset);
      if (point < first) return 0;
      const delta = bytes.readUInt16BE(start + 16 + 4 * segments + 2 * offset);
      const rangeAt = start + 16 + 6 * segments + 2 * offset;
      const range = bytes.readUInt16BE(rangeAt);
      if (!range) return (point + delta) & 65_535;
      const glyph = bytes.readUInt16BE(rangeAt + range + 2 * (point - first));
      return glyph && (glyph + delta) & 65_535;
    }
    return 0;
  };
  return (point) => {
    const glyph = glyphOf(point);
    return glyph ? (bytes.readUInt16BE(hmtx + 4 * Math.min(glyph, lastWide)) * 1_000) / unit : 0;
  };
}

describe.each([400, 500, 700] satisfies Weight[])('weight %i', (weight) => {
  test('every width matches the font file', () => {
    const widthOf = readFont(files[weight]);
    const tabulated = rubikWidths[weight].flatMap(([first, widths]) =>
      widths.split(' ').map((width, offset) => [first + offset, Number(width)] as const),
    );
    expect(tabulated.length).toBeGreaterThan(230);
    expect(tabulated).toEqual(tabulated.map(([point]) => [point, Math.round(widthOf(point))]));
  });
});

test('a line’s width is the sum of its characters, scaled by its size', () => {
  const word = measureText('שלום', 10, 400);
  expect(word).toBeCloseTo(['ש', 'ל', 'ו', 'ם'].reduce((sum, character) => sum + measureText(character, 10, 400), 0));
  expect(measureText('שלום', 5, 400)).toBeCloseTo(word / 2);
  expect(measureText('AB', 10, 700)).toBeCloseTo((716 + 704) / 100);
  expect(measureText('', 10, 400)).toBe(0);
});

test('vowel points and direction marks have no width', () => {
  expect(measureText('ש\u05c1\u05b8\u2067', 10, 400)).toBe(measureText('ש', 10, 400));
});

test('a character of another script is measured as wide', () => {
  expect(measureText('水', 10, 400)).toBe(10);
});
