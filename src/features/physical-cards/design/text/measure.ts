/** Measures the width of a line without a browser or a font file. */
import widths from './rubik-widths.json' with { type: 'json' };

export type Weight = 400 | 500 | 700;

/**
 * Advance width of each glyph of Rubik, in thousandths of the font size: the first code point of a run and the widths
 * from there on; 0 where the font has no glyph. Read from the files of @expo-google-fonts/rubik, which the print file
 * is set in; the test compares them with the files.
 */
export const rubikWidths = widths as unknown as Readonly<Record<Weight, readonly (readonly [number, string])[]>>;

const tableOf = (weight: Weight): ReadonlyMap<number, number> =>
  new Map(
    rubikWidths[weight].flatMap(([first, widths]) =>
      widths.split(' ').map((width, index): [number, number] => [first + index, Number(width)]),
    ),
  );

const tables: Readonly<Record<Weight, ReadonlyMap<number, number>>> = {
  400: tableOf(400),
  500: tableOf(500),
  700: tableOf(700),
};

/** Points, combining marks and direction controls have no advance width. */
const zeroWidth = /[\p{M}\p{Cf}]/u;
/** Glyphs that Rubik lacks come from a fallback font, usually a wider one. */
const foreignWidth = 1_000;

/** In millimetres, like the size. */
export function measureText(text: string, size: number, weight: Weight): number {
  let sum = 0;
  for (const character of text) {
    if (zeroWidth.test(character)) continue;
    sum += tables[weight].get(character.codePointAt(0) ?? 0) || foreignWidth;
  }
  return (sum * size) / 1_000;
}

/** Extents above and below the baseline, as fractions of the font size: capitals and Hebrew letters, and descenders. */
export const letterHeight = 0.7;
export const tailDepth = 0.22;
