/** The owner's free text: where it starts, how it is drawn and what it covers. */
import { contrast, textRatio } from '#features/profiles/design/colour-contrast.ts';
import { type Box, boundsOf, widened } from './clear-of.ts';
import { quietOf } from './code.ts';
import { coloursUnder } from './colour-under.ts';
import { type FreeText, type PhysicalCardDesign, physicalCardSize } from './design.ts';
import type { DesignElement, DesignSide, ElementRole, TextElement } from './elements.ts';
import { boxOf, textLine } from './stack.ts';
import { letterHeight } from './text/measure.ts';
import { type Tones, tonesOf } from './tones.ts';

const pitch = 1.3;

/** Placed where the owner put it, with the line breaks as typed: the text is never wrapped, truncated or mirrored. */
export function freeText(free: FreeText | null, tones: Tones): TextElement[] {
  if (!free?.text) return [];
  const style = { role: 'free', weight: free.isBold ? 700 : 400, fill: tones[free.tone] } as const;
  const first = free.y + (free.size * letterHeight) / 2;
  return free.text
    .split('\n')
    .map((line, row) =>
      textLine(style, line, free.size, { x: free.x, y: first + row * free.size * pitch, anchor: 'middle' }),
    )
    .filter(({ text }) => text.trim() !== '');
}

/** What a reader needs: no ornament, and no photo, on which text is allowed. */
function contentBox(element: DesignElement): Box | undefined {
  if (element.kind === 'text') return element.role === 'free' ? undefined : boxOf(element);
  if (element.kind === 'shape') return element.role === 'tap' ? boundsOf(element) : undefined;
  const { x, y } = element;
  if (element.kind === 'qr')
    return widened({ left: x, right: x + element.size, top: y, bottom: y + element.size }, quietOf(element.size));
  return element.role === 'logo'
    ? { left: x, right: x + element.width, top: y, bottom: y + element.height }
    : undefined;
}

const meet = (one: Box, two: Box): boolean =>
  one.left < two.right && one.right > two.left && one.top < two.bottom && one.bottom > two.top;

/** The content of a side that a line of free text covers. */
export const coveredBy = (text: TextElement, { elements }: DesignSide): ElementRole[] =>
  elements.filter((element) => meet(boxOf(text), contentBox(element) ?? nowhere)).map(({ role }) => role);
const nowhere: Box = { left: 1, right: 0, top: 1, bottom: 0 };

const { width, height, safe } = physicalCardSize;
const air = 1.2;
const penalties = { unreadable: 400, covering: 200, onOrnament: 60, unaligned: 6 };

/** A new free text, in the free space nearest to the centre, aligned with the side's other texts where possible. */
export function newFreeText(design: PhysicalCardDesign, side: DesignSide, text: string): FreeText {
  const start: FreeText = { text, x: width / 2, y: height / 2, size: 3.2, isBold: false, tone: 'ink' };
  const tones = tonesOf(design);
  const drawn = (free: FreeText) => freeText(free, tones)[0];
  const half = (drawn(start)?.width ?? 0) / 2;
  const texts = side.elements.filter((element) => element.kind === 'text').map(boxOf);
  const aligned = [width / 2, ...texts.flatMap(({ left, right }) => [left + half, right - half, (left + right) / 2])];
  const contents = side.elements.flatMap((element) => contentBox(element) ?? []);
  const ornaments = side.elements.flatMap((element) => (element.kind === 'shape' ? boundsOf(element) : []));
  const rows = range(safe + 2, height - safe - 2, 1);
  const onGrid = range(safe + half, width - safe - half, 2);
  const columns = [...aligned.map((x) => ({ x, extra: 0 })), ...onGrid.map((x) => ({ x, extra: penalties.unaligned }))];
  const places = columns
    .filter(({ x }) => x - half >= safe && x + half <= width - safe)
    .flatMap(({ x, extra }) =>
      rows.map((y) => ({
        free: { ...start, x: Math.round(x * 10) / 10, y },
        cost: Math.hypot(x - start.x, y - start.y) + extra,
      })),
    )
    .sort((one, two) => one.cost - two.cost);
  const isUnreadable = (line: TextElement): boolean =>
    coloursUnder({ ...side, elements: [...side.elements, line] }, line).some(
      (colour) => contrast(line.fill, colour) < textRatio,
    );
  let best = { free: start, cost: Number.POSITIVE_INFINITY };
  for (const { free, cost } of places) {
    if (cost >= best.cost) break;
    const line = drawn(free);
    if (!line) continue;
    const box = widened(boxOf(line), air);
    let total = cost + contents.filter((content) => meet(box, content)).length * penalties.covering;
    if (ornaments.some((ornament) => crosses(box, ornament))) total += penalties.onOrnament;
    if (total < best.cost && isUnreadable(line)) total += penalties.unreadable;
    if (total < best.cost) best = { free, cost: total };
  }
  return best.free;
}

/** Whether a box lies partly on a shape. */
const crosses = (box: Box, shape: Box): boolean =>
  meet(box, shape) &&
  (box.left < shape.left || box.right > shape.right || box.top < shape.top || box.bottom > shape.bottom);

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, index) => from + index * step);
