import type { DesignSide, TextElement } from '../../../design/elements.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Distance between the frame and the letters. */
const around = 1.2;

const leftOf = ({ x, width, anchor }: TextElement): number =>
  anchor === 'left' ? x : anchor === 'right' ? x - width : x - width / 2;

/** Minimum size of a touch target. */
const touched = 9;

export function touchBox({ x, y, width, height }: Box): Box {
  const [more, taller] = [Math.max(0, touched - width), Math.max(0, touched - height)];
  return { x: x - more / 2, y: y - taller / 2, width: width + more, height: height + taller };
}

/** Bounding box of the free text's lines on a side, in millimetres; undefined if there are none. */
export function freeBox({ elements }: DesignSide): Box | undefined {
  const lines = elements.filter(
    (element): element is TextElement => element.kind === 'text' && element.role === 'free',
  );
  if (lines.length === 0) return undefined;
  const left = Math.min(...lines.map(leftOf)) - around;
  const right = Math.max(...lines.map((line) => leftOf(line) + line.width)) + around;
  const top = Math.min(...lines.map(({ y, size }) => y - size)) - around / 2;
  const bottom = Math.max(...lines.map(({ y, size }) => y + size * 0.25)) + around / 2;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
