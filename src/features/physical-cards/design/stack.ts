/** Stacks lines of text so that they always fit their area. */
import type { Locale } from '#i18n/locale.ts';
import type { ElementRole, TextElement } from './elements.ts';
import { letterHeight, measureText, tailDepth, type Weight } from './text/measure.ts';
import { breakText } from './text/text-lines.ts';

/** Determines the reading direction of a text independently of the card's language. */
const strong = /[\u0591-\u07ff\ufb1d-\ufdfd\ufe70-\ufefc]|\p{L}/u;
const rightToLeft = /[\u0591-\u07ff\ufb1d-\ufdfd\ufe70-\ufefc]/;

/**
 * By its first letter, as browsers do; digits alone are left to right. On a Hebrew card any Hebrew makes a text Hebrew,
 * such as a Latin company name with the Hebrew word for Ltd.
 */
export function directionOf(text: string, language?: Locale): 'rtl' | 'ltr' {
  if (language === 'he' && rightToLeft.test(text)) return 'rtl';
  const first = strong.exec(text)?.[0];
  return first && rightToLeft.test(first) ? 'rtl' : 'ltr';
}

const number = /[+*]?\(?\d(?:[ (.+:/,-]*[\d)%₪])*/g;
/** Starts with a plus or an asterisk, or has spaces or brackets between seven digits or more. */
const isPhone = (digits: string): boolean =>
  /^[+*]/.test(digits) || (/^[\d ().-]+$/.test(digits) && /[ (]/.test(digits) && digits.replace(/\D/g, '').length >= 7);

/** A phone number would be reordered within Hebrew text, so it is isolated. Prices, hours and the like are not. */
const isolatePhones = (text: string, direction: 'rtl' | 'ltr'): string =>
  direction === 'ltr' ? text : text.replace(number, (digits) => (isPhone(digits) ? `\u2066${digits}\u2069` : digits));

export interface StackedText {
  readonly role: ElementRole;
  readonly text: string;
  /** Of the card. */
  readonly language?: Locale;
  readonly size: number;
  readonly minSize: number;
  readonly weight: Weight;
  readonly fill: string;
  readonly maxLines?: number;
  /** Space above the text, unless it is the first. */
  readonly gap?: number;
}

export interface StackArea {
  /** Of the column, from its start to its end. */
  readonly x: number;
  readonly width: number;
  readonly align?: 'start' | 'middle' | 'end';
  /** Vertical limits of the area. */
  readonly top: number;
  readonly bottom: number;
  readonly hang?: 'top' | 'middle' | 'bottom';
}

const lineGap = 0.3;
const shrinking = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5];

interface SetLine {
  readonly from: StackedText;
  readonly text: string;
  readonly size: number;
  readonly gap: number;
}

export function stackTexts(area: StackArea, texts: readonly StackedText[]): TextElement[] {
  const visible = texts.filter(({ text }) => text.trim() !== '');
  const height = area.bottom - area.top;
  const tries = shrinking.map((share) => setLines(visible, area.width, share));
  const lines = tries.find((set) => heightOf(set) <= height) ?? tries.at(-1) ?? [];
  return drawLines(area, lines, height - heightOf(lines));
}

const setLines = (texts: readonly StackedText[], width: number, share: number): SetLine[] =>
  texts.flatMap((from, area) => {
    const { text, weight, maxLines = 1, gap = 1.6 } = from;
    const set = breakText({ text, width, size: from.size * share, minSize: from.minSize * share, weight, maxLines });
    return set.lines.map((line, row) => ({
      from,
      text: line,
      size: set.size,
      gap: row > 0 ? set.size * lineGap : area > 0 ? gap * share : 0,
    }));
  });

const heightOf = (lines: readonly SetLine[]): number =>
  lines.reduce((sum, { size, gap }) => sum + gap + size * (letterHeight + tailDepth), 0);

function drawLines(area: StackArea, lines: readonly SetLine[], spare: number): TextElement[] {
  const { x, width, align = 'start', hang = 'top' } = area;
  let y = area.top + { top: 0, middle: spare / 2, bottom: spare }[hang];
  return lines.map(({ from, text, size, gap }) => {
    y += gap + size * letterHeight;
    const anchored = {
      x: { start: x, middle: x + width / 2, end: x + width }[align],
      y,
      anchor: ({ start: 'left', middle: 'middle', end: 'right' } as const)[align],
    };
    // Every line has the direction of the whole text, also one that begins with a word of the other language.
    const drawn = textLine(from, text, size, anchored, directionOf(from.text, from.language));
    y += size * tailDepth;
    return drawn;
  });
}

type Anchored = Pick<TextElement, 'x' | 'y' | 'anchor'>;

export const textLine = (
  { role, weight, fill }: Pick<StackedText, 'role' | 'weight' | 'fill'>,
  text: string,
  size: number,
  anchored: Anchored,
  direction = directionOf(text),
): TextElement => ({
  kind: 'text',
  role,
  text: isolatePhones(text, direction),
  ...anchored,
  size,
  weight,
  fill,
  direction,
  width: measureText(text, size, weight),
});

/** From the top of the letters to the bottom of the descenders. */
export const boxOf = ({ x, y, anchor, size, width }: TextElement) => ({
  left: x - { left: 0, middle: width / 2, right: width }[anchor],
  right: x + { left: width, middle: width / 2, right: 0 }[anchor],
  top: y - size * letterHeight,
  bottom: y + size * tailDepth,
});
