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
/** Further from the edge than it must be: positions are rounded, and the owner's own text may be longer. */
const edge = safe + 2.5;
const air = 1.2;
const comfort = 3.5;
const penalties = { unreadable: 400, covering: 200, onOrnament: 60, crowded: 20, unaligned: 25 };

/** A new free text, in the free space nearest to the centre, aligned with the side's other texts where possible. */
export function newFreeText(design: PhysicalCardDesign, side: DesignSide, text: string): FreeText {
  const start: FreeText = { text, x: width / 2, y: height / 2, size: 3.2, isBold: false, tone: 'ink' };
  const tones = tonesOf(design);
  const drawn = (free: FreeText) => freeText(free, tones)[0];
  const half = (drawn(start)?.width ?? 0) / 2;
  const texts = side.elements.filter((element) => element.kind === 'text');
  const aligned = [width / 2, ...texts.map(({ x, anchor }) => x + { left: half, middle: 0, right: -half }[anchor])];
  const contents = side.elements.flatMap((element) => contentBox(element) ?? []);
  const rules = side.elements.flatMap((element) => (element.kind === 'shape' ? boundsOf(element) : [])).filter(isThin);
  const rows = range(edge + 2, height - edge - 2, 0.5);
  const onGrid = range(edge + half, width - edge - half, 2);
  const columns = [...aligned.map((x) => ({ x, extra: 0 })), ...onGrid.map((x) => ({ x, extra: penalties.unaligned }))];
  const places = columns
    .filter(({ x }) => x - half >= edge && x + half <= width - edge)
    .flatMap(({ x, extra }) =>
      rows.map((y) => ({
        free: { ...start, x: Math.round(x * 10) / 10, y },
        cost: Math.hypot(x - start.x, y - start.y) + extra,
      })),
    )
    .sort((one, two) => one.cost - two.cost);
  const coloursOf = (line: TextElement) => coloursUnder({ ...side, elements: [...side.elements, line] }, line);
  let best = { free: start, cost: Number.POSITIVE_INFINITY };
  for (const { free, cost } of places) {
    if (cost >= best.cost) break;
    const line = drawn(free);
    if (!line) continue;
    const isNear = (margin: number) => contents.some((content) => meet(widened(boxOf(line), margin), content));
    let total = cost;
    if (isNear(comfort)) total += isNear(air) ? penalties.covering : penalties.crowded;
    if (total >= best.cost) continue;
    const colours = coloursOf(line);
    const isOnRule = rules.some((rule) => meet(widened(boxOf(line), air), rule));
    if (isOnRule || colours.some((one) => contrast(one, colours[0] ?? one) > visible)) total += penalties.onOrnament;
    if (colours.some((colour) => contrast(line.fill, colour) < textRatio)) total += penalties.unreadable;
    if (total < best.cost) best = { free, cost: total };
  }
  return best.free;
}

/** The contrast from which on a change of colour under a text is seen. */
const visible = 1.35;
const isThin = ({ left, right, top, bottom }: Box): boolean => Math.min(right - left, bottom - top) < 2;

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, index) => from + index * step);
