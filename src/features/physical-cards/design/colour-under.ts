/** Computes the colour below an element of a card side. */

import { parsePictureId } from '#features/files/picture-id.ts';
import { mix } from '#features/profiles/design/colour-contrast.ts';
import { quietOf } from './code.ts';
import type { DesignElement, DesignSide, PictureElement, TextElement } from './elements.ts';
import { boxOf } from './stack.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const piecesOfCurve = 8;
const steps = /([MLCZ])([^MLCZ]*)/g;

/** The vertices of each outline; curves are approximated by short straight segments. */
function outlinesOf(path: string): Point[][] {
  const outlines: Point[][] = [];
  for (const [, kind, numbers = ''] of path.matchAll(steps)) {
    const points = pointsIn(numbers);
    const outline = outlines.at(-1);
    if (kind === 'M') outlines.push(points);
    else if (kind === 'L') outline?.push(...points);
    else if (kind === 'C' && outline) outline.push(...curve(outline.at(-1), points));
  }
  return outlines;
}

function pointsIn(numbers: string): Point[] {
  const values = numbers.trim().split(/\s+/).map(Number);
  return Array.from({ length: Math.floor(values.length / 2) }, (_, index) => ({
    x: values[index * 2] ?? 0,
    y: values[index * 2 + 1] ?? 0,
  }));
}

function curve(from: Point | undefined, [first, second, to]: readonly Point[]): Point[] {
  if (!from || !first || !second || !to) return [];
  return Array.from({ length: piecesOfCurve }, (_, index) => {
    const [near, far] = [(index + 1) / piecesOfCurve, 1 - (index + 1) / piecesOfCurve];
    const at = (axis: 'x' | 'y') =>
      far ** 3 * from[axis] +
      3 * far ** 2 * near * first[axis] +
      3 * far * near ** 2 * second[axis] +
      near ** 3 * to[axis];
    return { x: at('x'), y: at('y') };
  });
}

/** Winding number of the outline around the point; a hole winds the other way. */
function turnsAround(outline: readonly Point[], { x, y }: Point): number {
  let turns = 0;
  for (const [index, to] of outline.entries()) {
    const from = outline.at(index - 1) ?? to;
    if (from.y <= y === to.y <= y) continue;
    const crossing = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
    if (crossing > x) turns += to.y > from.y ? 1 : -1;
  }
  return turns;
}

interface CachedOutlines {
  readonly outlines: readonly (readonly Point[])[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const cache = new Map<string, CachedOutlines>();
const maxCached = 500;

/** Cached because the same outlines are tested for many points, and again on every keystroke. */
function cachedOutlines(path: string): CachedOutlines {
  const known = cache.get(path);
  if (known) return known;
  if (cache.size >= maxCached) cache.clear();
  const outlines = outlinesOf(path);
  const [across, down] = [outlines.flat().map(({ x }) => x), outlines.flat().map(({ y }) => y)];
  const box = {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
  const made = { outlines, ...box };
  cache.set(path, made);
  return made;
}

/** Tests whether an outline from `paths.ts` covers a point. */
export function covers(path: string, point: Point): boolean {
  const { outlines, left, right, top, bottom } = cachedOutlines(path);
  if (point.x < left || point.x > right || point.y < top || point.y > bottom) return false;
  return outlines.reduce((turns, outline) => turns + turnsAround(outline, point), 0) !== 0;
}

const isWithin = ({ x, y }: Point, left: number, top: number, width: number, height: number): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

function laidOver(colour: string, element: DesignElement, point: Point): string {
  if (element.kind === 'shape')
    return covers(element.path, point) ? mix(colour, element.fill, element.opacity ?? 1) : colour;
  if (element.kind === 'picture') {
    const mean = parsePictureId(element.file)?.colour;
    return mean && isWithin(point, element.x, element.y, element.width, element.height) ? mean : colour;
  }
  if (element.kind === 'qr' && element.ground) {
    const [quiet, side] = [quietOf(element.size), element.size + 2 * quietOf(element.size)];
    return isWithin(point, element.x - quiet, element.y - quiet, side, side) ? element.ground : colour;
  }
  return colour;
}

const colourAt = (side: DesignSide, below: number, point: Point): string =>
  side.elements.slice(0, below).reduce((colour, element) => laidOver(colour, element, point), side.ground);

const samplePoints = [0.02, 0.26, 0.5, 0.74, 0.98];

/** The colours below a text line, sampled at several points. */
export function coloursUnder(side: DesignSide, text: TextElement): string[] {
  const { left, right, top } = boxOf(text);
  const below = side.elements.indexOf(text);
  const found = samplePoints.flatMap((share) =>
    [top, (top + text.y) / 2, text.y].map((y) => colourAt(side, below, { x: left + (right - left) * share, y })),
  );
  return [...new Set(found)];
}

export function coloursUnderPicture(side: DesignSide, picture: PictureElement): string[] {
  const { x, y, width, height } = picture;
  const below = side.elements.indexOf(picture);
  const found = samplePoints.flatMap((across) =>
    samplePoints.map((down) => colourAt(side, below, { x: x + width * across, y: y + height * down })),
  );
  return [...new Set(found)];
}

/** The colours below a QR code, sampled at its four corners. */
export function coloursUnderCode(side: DesignSide, code: Extract<DesignElement, { kind: 'qr' }>): string[] {
  if (code.ground) return [code.ground];
  const below = side.elements.indexOf(code);
  const ends = (start: number) => [start + 0.1, start + code.size / 2, start + code.size - 0.1];
  return [...new Set(ends(code.x).flatMap((x) => ends(code.y).map((y) => colourAt(side, below, { x, y }))))];
}
