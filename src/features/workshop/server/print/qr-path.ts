import { encode } from 'uqr';
import type { QrElement } from '#features/physical-cards/design/elements.ts';

/**
 * A code whose modules fill a square of this size, from the upper left one on. All in one path: where two modules meet
 * there is no seam. The light field around them is a shape of the design.
 */
export function qrPath(link: string, { x, y, size }: Pick<QrElement, 'x' | 'y' | 'size'>): string {
  const code = encode(link, { ecc: 'M', border: 0 });
  const module = size / code.size;
  return code.data.flatMap((row, line) => strokes(row, { x, y: y + line * module, module })).join('');
}

/** Neighbours in a row are one stroke. */
function strokes(row: readonly boolean[], { x, y, module }: { x: number; y: number; module: number }): string[] {
  const found: string[] = [];
  for (let at = 0; at < row.length; at += 1) {
    if (!row[at] || row[at - 1]) continue;
    let end = at;
    while (row[end]) end += 1;
    const [left, right, top, bottom] = [x + at * module, x + end * module, y, y + module].map(round);
    found.push(`M${left} ${top}H${right}V${bottom}H${left}z`);
  }
  return found;
}

/** A tenth of a micrometre. */
const round = (value: number): number => Math.round(value * 10_000) / 10_000;
