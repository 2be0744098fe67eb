/** Test helper: the position of each glyph in a typeset SVG, read from the drawing and not from the text. */
export interface Glyph {
  /** The outline's name: identical shapes share a name within a drawing. */
  outline: string;
  x: number;
  y: number;
}

type Matrix = readonly [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

export function readSvgGlyphs(svg: string): Glyph[] {
  const glyphs: Glyph[] = [];
  const open: Matrix[] = [identity];
  for (const [tag, closing, name, attributes = ''] of svg.matchAll(/<(\/?)([a-z]+)((?:\s[^<>]*?)?)\/?>/gi)) {
    const current = open.at(-1) ?? identity;
    if (name === 'use') glyphs.push(transformed(current, attributes));
    if (name !== 'g' || tag.endsWith('/>')) continue;
    if (closing) open.pop();
    else open.push(multiply(current, readTransform(attribute(attributes, 'transform'))));
  }
  return glyphs;
}

/** The lines of the drawing from top to bottom, each from left to right. */
export function readSvgLines(svg: string): Glyph[][] {
  const lines = Map.groupBy(readSvgGlyphs(svg), (glyph) => Math.round(glyph.y));
  return [...lines.entries()].sort(([one], [other]) => one - other).map(([, line]) => line.sort((a, b) => a.x - b.x));
}

function transformed([a, b, c, d, e, f]: Matrix, attributes: string): Glyph {
  const x = Number(attribute(attributes, 'x') || 0);
  const y = Number(attribute(attributes, 'y') || 0);
  return { outline: attribute(attributes, 'xlink:href'), x: a * x + c * y + e, y: b * x + d * y + f };
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

function readTransform(transform: string): Matrix {
  if (transform === '') return identity;
  const [, kind, list = ''] = /^(matrix|translate|scale)\(([^()]*)\)$/.exec(transform) ?? [];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list.split(/[\s,]+/).map(Number);
  if (kind === 'matrix') return [a, b, c, d, e, f];
  if (kind === 'translate') return [1, 0, 0, 1, a, b];
  if (kind === 'scale') return [a, 0, 0, b, 0, 0];
  throw new Error(`a transform that this reader does not know: ${transform}`);
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
