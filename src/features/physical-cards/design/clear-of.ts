/** Engraved lines leave space for text and symbols: with a single tone nothing can be placed under them. */
import { quietOf } from './code.ts';
import type { DesignElement, ShapeElement } from './elements.ts';
import { rectangle, wave } from './paths.ts';
import { bleed, physicalCardHeight, physicalCardWidth } from './scene.ts';
import { boxOf } from './stack.ts';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const air = 1.8;
export const widened = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

/** Areas that lines must avoid. */
export const boxesOf = (elements: readonly DesignElement[]): Box[] =>
  elements.map((element) => {
    if (element.kind === 'text') return widened(boxOf(element), air);
    if (element.kind === 'shape') return widened(boundsOf(element), air);
    const { x, y } = element;
    if (element.kind === 'qr')
      return widened({ left: x, right: x + element.size, top: y, bottom: y + element.size }, quietOf(element.size));
    return widened({ left: x, right: x + element.width, top: y, bottom: y + element.height }, air);
  });

export function boundsOf({ path }: ShapeElement): Box {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const [across, down] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)];
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}

const sheet: Box = widened({ left: 0, right: physicalCardWidth, top: 0, bottom: physicalCardHeight }, bleed + 2);
const isIn = (x: number, y: number, { left, right, top, bottom }: Box): boolean =>
  x > left && x < right && y > top && y < bottom;

const step = 1.5;
/** Shorter segments are dropped. */
const minSteps = 4;

/** A ring, interrupted where boxes are in its way. */
export function brokenRing(x: number, y: number, radius: number, width: number, boxes: readonly Box[]): string {
  const isFree = Array.from({ length: Math.round(360 / step) }, (_, index) => {
    const turn = (index * step * Math.PI) / 180;
    const [atX, atY] = [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
    return isIn(atX, atY, sheet) && !boxes.some((box) => isIn(atX, atY, box));
  });
  return runsOf(isFree)
    .filter(([from, to]) => to - from >= minSteps)
    .map(([from, to]) => wave(x, y, radius, width, from * step, Math.min(to * step, from * step + 359.9)))
    .join('');
}

/** Runs of free steps on a circle, starting after the first blocked one. */
function runsOf(isFree: readonly boolean[]): [from: number, to: number][] {
  const start = isFree.indexOf(false);
  if (start < 0) return [[0, isFree.length]];
  const runs: [number, number][] = [];
  for (let index = start; index < start + isFree.length; index += 1) {
    if (!isFree[index % isFree.length]) continue;
    const last = runs.at(-1);
    if (last?.[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}

/** Returns the segments of a horizontal line that the boxes do not cover. */
export function brokenLevel(from: number, to: number, y: number, width: number, boxes: readonly Box[]): string {
  const obstacles = boxes.filter(({ top, bottom }) => y + width > top && y < bottom);
  const pieces = obstacles.reduce<[number, number][]>(
    (left, box) =>
      left.flatMap(([start, end]): [number, number][] => [
        [start, Math.min(end, box.left)],
        [Math.max(start, box.right), end],
      ]),
    [[from, to]],
  );
  return pieces
    .filter(([start, end]) => end - start > 0.8)
    .map(([start, end]) => rectangle(start, y, end - start, width))
    .join('');
}
