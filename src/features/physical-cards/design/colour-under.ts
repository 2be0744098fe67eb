/** Computes the colour below an element of a card side. */

import { parsePictureId } from '#features/files/picture-id.ts';
import { mix } from '#features/profiles/design/colour-contrast.ts';
import { quietOf } from './code.ts';
import { covers } from './covering.ts';
import type { DesignElement, DesignSide, TextElement } from './elements.ts';
import { boxOf } from './stack.ts';

interface Point {
  readonly x: number;
  readonly y: number;
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

/** The colours below a QR code, sampled at its four corners. */
export function coloursUnderCode(side: DesignSide, code: Extract<DesignElement, { kind: 'qr' }>): string[] {
  if (code.ground) return [code.ground];
  const below = side.elements.indexOf(code);
  const ends = (start: number) => [start + 0.1, start + code.size / 2, start + code.size - 0.1];
  return [...new Set(ends(code.x).flatMap((x) => ends(code.y).map((y) => colourAt(side, below, { x, y }))))];
}
