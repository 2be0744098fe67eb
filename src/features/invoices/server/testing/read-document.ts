import type { DirectTypesetter } from '#server-kit/typeset/index.ts';
import { readSvgLines } from '#server-kit/typeset/testing/read-svg-glyphs.ts';
import { documentData, documentTemplate } from '../document/document.ts';
import type { InvoiceRow } from '../queries.ts';
import { hebrewLetters } from './example-texts.ts';

const others = '"\'()[]{}<>/\\:;,.!?%₪$+-–@#*_&|=`^•0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const alphabet = [...new Set(hebrewLetters + others)];
/** Font sizes and weights that the template uses: a glyph's outline has a different name in each. */
const styles = [
  '10 400',
  '10 600',
  '8.5 400',
  '8.5 600',
  '9 400',
  '9 600',
  '12 700',
  '16 800',
  '19 800',
  '25 300',
  '25 800',
];

/** Typesets each letter alone, left to right, in each style and both kinds of figures, to learn its outline's name. */
function letterNames(typesetter: DirectTypesetter): ReadonlyMap<string, string> {
  const start = '#import "base.typ": *\n#show: base\n#set page(width: 90pt, height: auto)\n#set par(spacing: 30pt)\n';
  const names = new Map<string, string>();
  for (const [size, weight] of styles.map((style) => style.split(' '))) {
    for (const width of ['proportional', 'tabular']) {
      const style = `#set text(size: ${size}pt, weight: ${weight}, number-width: "${width}")\n`;
      const each = '#for each in data.alphabet { text(dir: ltr, par(each)) }';
      const lines = readSvgLines(typesetter.svg(start + style + each, { alphabet }));
      for (const [order, line] of lines.entries()) names.set(line[0]?.outline ?? '', alphabet[order] ?? '');
    }
  }
  return names;
}

/** Reads the lines of a document in visual order, left to right and without spaces. */
export function createDocumentReader(
  typesetter: DirectTypesetter,
): (row: InvoiceRow, corrected?: InvoiceRow) => string[] {
  const names = letterNames(typesetter);
  return (row, corrected) => {
    const svg = typesetter.svg(documentTemplate, documentData(row, corrected));
    return readSvgLines(svg).map((line) => line.map(({ outline }) => names.get(outline) ?? '\uFFFD').join(''));
  };
}
