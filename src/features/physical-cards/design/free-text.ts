/** The owner's free text: where it starts, how it is drawn and what it covers. */
import { contrast, textRatio } from '#features/profiles/design/colour-contrast.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { type Box, boundsOf, widened } from './clear-of.ts';
import { quietOf } from './code.ts';
import { coloursUnder } from './colour-under.ts';
import { designLimits, type FreeText, type PhysicalCardDesign, physicalCardSize } from './design.ts';
import type { DesignElement, DesignSide, ElementRole, TextElement } from './elements.ts';
import { boxOf, directionOf, textLine } from './stack.ts';
import { letterHeight, measureText, tailDepth } from './text/measure.ts';
import { fullestLine } from './text/text-lines.ts';
import { physicalCardFaceTexts } from './texts.ts';
import { type Tones, tonesOf } from './tones.ts';

const pitch = 1.3;

const weightOf = ({ isBold }: FreeText): 400 | 700 => (isBold ? 700 : 400);

/**
 * With the line breaks as typed; only a line that is wider than the card, which could never be printed, is wrapped.
 * Every piece of it has the direction of the whole line.
 */
function rowsOf(free: FreeText): readonly { readonly text: string; readonly direction: 'rtl' | 'ltr' }[] {
  const weight = weightOf(free);
  return free.text.split('\n').flatMap((line) => {
    const direction = directionOf(line);
    if (measureText(line, free.size, weight) <= width) return [{ text: line, direction }];
    const pieces: string[] = [];
    for (let rest = line.trim(); rest; rest = rest.slice(pieces.at(-1)?.length).trim())
      pieces.push(fullestLine(rest, { width: width - 2 * safe, weight }, free.size));
    return pieces.map((text) => ({ text, direction }));
  });
}

/** Placed where the owner put it, neither truncated nor mirrored. */
export function freeText(free: FreeText | null, tones: Tones): TextElement[] {
  if (!free?.text) return [];
  const style = { role: 'free', weight: weightOf(free), fill: tones[free.tone] } as const;
  const first = free.y + (free.size * letterHeight) / 2;
  return rowsOf(free)
    .map(({ text, direction }, row) => {
      const anchored = { x: free.x, y: first + row * free.size * pitch, anchor: 'middle' } as const;
      return textLine(style, text, free.size, anchored, direction);
    })
    .filter(({ text }) => text.trim() !== '');
}

/** What a free text covers on the card, before it moves off a QR code. */
export function freeBounds(free: FreeText): Box {
  const rows = rowsOf(free);
  const last = rows.findLastIndex(({ text }) => text.trim() !== '');
  if (last < 0) return { left: free.x, right: free.x, top: free.y, bottom: free.y };
  const half = Math.max(...rows.map(({ text }) => measureText(text, free.size, weightOf(free)))) / 2;
  const top = free.y - (free.size * letterHeight) / 2;
  const bottom = top + free.size * (letterHeight + last * pitch + tailDepth);
  return { left: free.x - half, right: free.x + half, top, bottom };
}

const isTooHigh = (free: FreeText, inset = 0): boolean => {
  const { top, bottom } = freeBounds(free);
  return bottom - top > height - 2 * inset;
};

/** On the card as a whole: in smaller letters if it is too high, and moved inwards from an edge that it would cross. */
export function keptOnCard(free: FreeText, inset = 0): FreeText {
  let set = free;
  while (isTooHigh(set, inset) && set.size > designLimits.textLeast)
    set = { ...set, size: Math.max(designLimits.textLeast, rounded(set.size - 0.1)) };
  const { left, right, top, bottom } = freeBounds(set);
  return {
    ...set,
    x: limited(set.x, inset + set.x - left, width - inset - right + set.x),
    y: limited(set.y, inset + set.y - top, height - inset - bottom + set.y),
  };
}

/** How near to the edges a text may grow that is not moved: no nearer than it was or than is safe. */
export function insetOf(free: FreeText): number {
  const { left, right, top, bottom } = freeBounds(free);
  return Math.max(0, Math.min(safe, left, width - right, top, height - bottom));
}

/** In hundredths of a millimetre, rounded towards the inside; in the middle where there is no room for both limits. */
function limited(mm: number, min: number, max: number): number {
  const [least, most] = [Math.ceil(min * 100 - hair), Math.floor(max * 100 + hair)];
  return Math.round(least > most ? (least + most) / 2 : Math.min(most, Math.max(least, mm * 100))) / 100;
}
const hair = 1e-6;

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

/**
 * A text beside the middle of the card grows away from the nearer edge, so that it stays where it starts. What has no
 * room even in the smallest letters is not taken.
 */
export function retyped(free: FreeText, text: string): FreeText {
  const next = { ...free, text };
  if (isTooHigh({ ...next, size: designLimits.textLeast })) return free;
  const widthOf = (typed: FreeText): number => freeBounds(typed).right - freeBounds(typed).left;
  const fromCentre = free.x - width / 2;
  const grown = Math.abs(fromCentre) < 1 ? 0 : (widthOf(next) - widthOf(free)) / 2;
  return keptOnCard({ ...next, x: free.x - Math.sign(fromCentre) * grown }, insetOf(free));
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
