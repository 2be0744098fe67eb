/** The owner's free text: where it starts, how it is drawn and what it covers. */
import { contrast, textRatio } from '#features/profiles/design/colour-contrast.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { type Box, boundsOf, widened } from './clear-of.ts';
import { quietOf } from './code.ts';
import { coloursUnder } from './colour-under.ts';
import { type FreeText, type PhysicalCardDesign, physicalCardSize } from './design.ts';
import type { DesignElement, DesignSide, ElementRole, TextElement } from './elements.ts';
import { boxOf, textLine } from './stack.ts';
import { letterHeight, measureText } from './text/measure.ts';
import { physicalCardFaceTexts } from './texts.ts';
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

/**
 * Phones cannot scan a code under letters, so a text that was placed on it stands beside it: moved as a whole, as little
 * as possible, and over the edge, which is reported, only if there is no room at all.
 */
export function clearOfCode(lines: TextElement[], code: Box | undefined): TextElement[] {
  const boxes = lines.map(boxOf);
  if (!code || !boxes.some((box) => meet(box, code))) return lines;
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const beyond = (x: number, y: number): number =>
    [safe - left - x, right + x - width + safe, safe - top - y, bottom + y - height + safe]
      .map((more) => Math.max(0, more))
      .reduce((sum, more) => sum + more);
  const moves = [
    { x: code.left - right - aside, y: 0 },
    { x: code.right - left + aside, y: 0 },
    { x: 0, y: code.top - bottom - aside },
    { x: 0, y: code.bottom - top + aside },
  ].map((move) => ({ ...move, cost: Math.abs(move.x + move.y) + 100 * beyond(move.x, move.y) }));
  const best = moves.reduce((one, two) => (two.cost < one.cost ? two : one));
  return lines.map((line) => ({ ...line, x: line.x + best.x, y: line.y + best.y }));
}
const aside = 0.2;

const coloursBelow = (side: DesignSide, line: TextElement): string[] =>
  coloursUnder({ ...side, elements: [...side.elements, line] }, line);

/** A line on a field of the accent colour takes the colour of the template's own texts there. */
export const onField = (side: DesignSide, line: TextElement, { accent, onAccent }: Tones): TextElement =>
  coloursBelow(side, line).every((colour) => colour === accent) ? { ...line, fill: onAccent } : line;

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
/** In the language of the card, which may differ from its owner's. */
export const sampleText = (language: Locale): string => translator(physicalCardFaceTexts, language)('cardFace.sample');

/** A text beside the middle of the card grows away from the nearer edge, so that it stays on the card. */
export function retyped(free: FreeText, text: string): FreeText {
  const weight = free.isBold ? 700 : 400;
  const widthOf = (typed: string) => Math.max(...typed.split('\n').map((line) => measureText(line, free.size, weight)));
  const fromCentre = free.x - width / 2;
  const grown = Math.abs(fromCentre) < 1 ? 0 : (widthOf(text) - widthOf(free.text)) / 2;
  return { ...free, text, x: rounded(free.x - Math.sign(fromCentre) * grown) };
}

/** Further from the edge than it must be: positions are rounded, and the owner's own text may be longer. */
const edge = safe + 2.5;
const air = 1.2;
const comfort = 3.5;
const penalties = {
  unreadable: 400,
  covering: 200,
  onOrnament: 60,
  sameLine: 60,
  unaligned: 60,
  smaller: 3,
  lackingMm: 12,
};

/** Where space is narrow, a new text starts in the smaller size. */
const startSizes = [3.2, 2.7] as const;

/** A new free text, where it has most space, on a line of its own and aligned with most of the side's other texts. */
export function newFreeText(design: PhysicalCardDesign, side: DesignSide): FreeText {
  const text = sampleText(design.language);
  const tones = tonesOf(design);
  const drawn = (free: FreeText) => freeText(free, tones).map((line) => onField(side, line, tones))[0];
  const texts = side.elements.filter((element) => element.kind === 'text');
  const contents = side.elements.flatMap((element) => contentBox(element) ?? []);
  const rules = side.elements.flatMap((element) => (element.kind === 'shape' ? boundsOf(element) : [])).filter(isThin);
  const centre: FreeText = { text, x: width / 2, y: height / 2, size: startSizes[0], isBold: false, tone: 'ink' };
  const places = startSizes
    .flatMap((size) => {
      const start = { ...centre, size };
      const half = (drawn(start)?.width ?? 0) / 2;
      const aligned = texts.map(({ x, anchor }) => rounded(x + { left: half, middle: 0, right: -half }[anchor]));
      const columns = [...new Set(aligned), centre.x, ...range(edge + half, width - edge - half, 2)]
        .filter((x) => x - half >= edge && x + half <= width - edge)
        .map((x) => ({ x, share: aligned.filter((one) => one === x).length / Math.max(1, texts.length) }));
      return columns.flatMap(({ x, share }) =>
        range(edge + 2, height - edge - 2, 0.5).map((y) => ({
          free: { ...start, x: rounded(x), y },
          cost:
            0.3 * Math.hypot(x - centre.x, y - centre.y) +
            (1 - share) * penalties.unaligned +
            (size === startSizes[0] ? 0 : penalties.smaller),
        })),
      );
    })
    .sort((one, two) => one.cost - two.cost);
  let best = { free: centre, cost: Number.POSITIVE_INFINITY };
  for (const { free, cost } of places) {
    if (cost >= best.cost) break;
    const line = drawn(free);
    if (!line) continue;
    const box = boxOf(line);
    const isClear = (margin: number) =>
      !rules.some((rule) => meet(widened(box, margin), rule)) && isEven(coloursBelow(side, enlarged(line, margin)));
    let total = cost + lacking(Math.min(...contents.map((content) => gapOf(box, content))), penalties.covering);
    if (texts.some((other) => isBeside(box, boxOf(other)))) total += penalties.sameLine;
    if (total >= best.cost) continue;
    total += lacking(margins.findLast(isClear) ?? -1, penalties.onOrnament);
    if (coloursBelow(side, line).some((colour) => contrast(line.fill, colour) < textRatio))
      total += penalties.unreadable;
    if (total < best.cost) best = { free, cost: total };
  }
  return best.free;
}

/** The distance between two boxes, negative where they meet. */
const gapOf = (one: Box, two: Box): number =>
  Math.max(one.left - two.right, two.left - one.right, one.top - two.bottom, two.top - one.bottom);
/** Two texts on one line are read as one sentence. */
const isBeside = (one: Box, two: Box): boolean => one.top < two.bottom && one.bottom > two.top;

/** The cost of a gap that is too narrow, with the given penalty where there is none. */
const lacking = (gap: number, whereNone: number): number =>
  Math.max(0, comfort - gap) * penalties.lackingMm + (gap < air ? whereNone : 0);
const margins = [0, air, 2, 3, comfort];
const enlarged = (line: TextElement, by: number): TextElement => ({
  ...line,
  y: line.y + by,
  size: line.size + (2 * by) / letterHeight,
  width: line.width + 2 * by,
});
/** The contrast from which on a change of colour under a text is seen. */
const visible = 1.35;
const isEven = (colours: readonly string[]): boolean =>
  colours.every((one) => contrast(one, colours[0] ?? one) <= visible);
const isThin = ({ left, right, top, bottom }: Box): boolean => Math.min(right - left, bottom - top) < 2;

const rounded = (mm: number): number => Math.round(mm * 10) / 10;
const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, index) => from + index * step);
