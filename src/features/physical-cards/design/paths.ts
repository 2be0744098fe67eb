/**
 * Outlines as SVG paths in a restricted form: M, L, C and Z, absolute, each point as `x y`. This makes mirroring and
 * hit testing simple. Holes wind in the opposite direction.
 */
import { physicalCardSize } from './design.ts';

const short = (value: number): string => String(Math.round(value * 1_000) / 1_000);
const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${at(x, y)}L${at(x + width, y)}L${at(x + width, y + height)}L${at(x, y + height)}Z`;

/** Length of the Bézier handles for a quarter circle, as a fraction of its radius. */
const handle = 0.5523;

export function roundedRectangle(x: number, y: number, width: number, height: number, corner: number): string {
  const [right, low, reach] = [x + width, y + height, corner * (1 - handle)];
  return [
    `M${at(x + corner, y)}L${at(right - corner, y)}`,
    `C${at(right - reach, y)} ${at(right, y + reach)} ${at(right, y + corner)}`,
    `L${at(right, low - corner)}C${at(right, low - reach)} ${at(right - reach, low)} ${at(right - corner, low)}`,
    `L${at(x + corner, low)}C${at(x + reach, low)} ${at(x, low - reach)} ${at(x, low - corner)}`,
    `L${at(x, y + corner)}C${at(x, y + reach)} ${at(x + reach, y)} ${at(x + corner, y)}Z`,
  ].join('');
}

/** Bézier curves along a circle, at most a quarter each. Angles in degrees: 0 points right, growing clockwise. */
function along(x: number, y: number, radius: number, from: number, to: number): string {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
  const step = ((to - from) / pieces / 180) * Math.PI;
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  const curves = Array.from({ length: pieces }, (_, piece) => {
    const [start, end] = [(from / 180) * Math.PI + piece * step, (from / 180) * Math.PI + (piece + 1) * step];
    const first = at(
      x + radius * Math.cos(start) - reach * Math.sin(start),
      y + radius * Math.sin(start) + reach * Math.cos(start),
    );
    const second = at(
      x + radius * Math.cos(end) + reach * Math.sin(end),
      y + radius * Math.sin(end) - reach * Math.cos(end),
    );
    return `C${first} ${second} ${pointOn(x, y, radius, (end / Math.PI) * 180)}`;
  });
  return curves.join('');
}

const pointOn = (x: number, y: number, radius: number, degrees: number): string =>
  at(x + radius * Math.cos((degrees / 180) * Math.PI), y + radius * Math.sin((degrees / 180) * Math.PI));

export const disc = (x: number, y: number, radius: number): string =>
  `M${at(x + radius, y)}${along(x, y, radius, 0, 360)}Z`;

/** A stroke along a circle; the radius is measured to the middle of the stroke. */
export const ring = (x: number, y: number, radius: number, width: number): string => {
  const inner = radius - width / 2;
  return `${disc(x, y, radius + width / 2)}M${at(x + inner, y)}${along(x, y, inner, 360, 0)}Z`;
};

/** A ring segment with round ends. */
export function wave(x: number, y: number, radius: number, width: number, from: number, to: number): string {
  const [outer, inner] = [radius + width / 2, radius - width / 2];
  const end = (degrees: number, turn: number): string => {
    const radians = (degrees / 180) * Math.PI;
    return along(x + radius * Math.cos(radians), y + radius * Math.sin(radians), width / 2, turn, turn + 180);
  };
  return `M${pointOn(x, y, outer, from)}${along(x, y, outer, from, to)}${end(to, to)}${along(x, y, inner, to, from)}${end(from, from + 180)}Z`;
}

/** A frame of strokes of equal width, just inside the rectangle. */
export const frame = (x: number, y: number, width: number, height: number, line: number): string =>
  [
    rectangle(x, y, width, line),
    rectangle(x, y + height - line, width, line),
    rectangle(x, y + line, line, height - 2 * line),
    rectangle(x + width - line, y + line, line, height - 2 * line),
  ].join('');

const pairs = /(-?[\d.]+) (-?[\d.]+)/g;

/** Mirrors the path horizontally around the middle of the card. */
export const mirrorPath = (path: string): string =>
  path.replace(pairs, (_, x: string, y: string) => at(physicalCardSize.width - Number(x), Number(y)));
