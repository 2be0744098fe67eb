/** Fits text into lines: reduces the size first, then breaks into two lines, then truncates. */
import { measureText, type Weight } from './measure.ts';

export interface TextFit {
  readonly text: string;
  readonly width: number;
  readonly size: number;
  /** Below this size the text breaks into two lines. */
  readonly minSize: number;
  readonly weight: Weight;
  readonly maxLines: number;
}

export interface Lines {
  readonly size: number;
  readonly lines: readonly string[];
}

export const ellipsis = '…';

/** Line breaks in the input are ignored; the layout breaks lines itself. */
export const asOneLine = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

/** A second line takes space from neighbouring texts, so two lines are set smaller. */
const twoLinesShare = 0.84;

/** Prefers a smaller size to truncation, down to the limit of legibility. */
const minShare = 0.75;
const legible = 2.05;
const minSizeInTwo = ({ minSize }: TextFit): number => Math.max(minSize * minShare, Math.min(minSize, legible));

export function breakText(options: TextFit): Lines {
  const text = asOneLine(options.text);
  const alone = sizeFor([text], options, options.size);
  if (alone >= options.minSize) return { size: alone, lines: [text] };
  if (options.maxLines < 2) return { size: options.minSize, lines: [cutLine(text, options, options.minSize)] };
  const size = minSizeInTwo(options);
  const halves = bestHalves(text, options);
  const inTwo = halves ? sizeFor(halves, options, Math.max(options.size * twoLinesShare, options.minSize)) : 0;
  if (halves && inTwo >= size) return { size: inTwo, lines: halves };
  return { size, lines: cutText(text, options, size) };
}

const widthOf = (text: string, size: number, { weight }: Pick<TextFit, 'weight'>): number =>
  measureText(text, size, weight);

function sizeFor(lines: readonly string[], options: TextFit, maxSize: number): number {
  const widest = Math.max(...lines.map((line) => widthOf(line, 1, options)));
  return Math.min(maxSize, Math.floor((options.width / widest) * 1_000) / 1_000);
}

/** The split with the shortest longer line. */
function bestHalves(text: string, options: TextFit): [string, string] | undefined {
  const words = text.split(' ');
  const splits = words
    .slice(1)
    .map((_, index): [string, string] => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(line, 1, options)));
  return splits.sort((one, two) => widest(one) - widest(two))[0];
}

function cutText(text: string, options: TextFit, size: number): string[] {
  const first = fullestLine(text, options, size);
  const rest = text.slice(first.length).trim();
  if (!rest) return [first];
  const restFits = widthOf(rest, size, options) <= options.width;
  return [first, restFits ? rest : cutLine(rest, options, size)];
}

/** As many whole words as fit; of a single word that is too long, as many letters. */
export function fullestLine(text: string, options: Pick<TextFit, 'width' | 'weight'>, size: number): string {
  const fits = (line: string) => widthOf(line, size, options) <= options.width;
  const words = text.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const line = words.slice(0, count).join(' ');
    if (fits(line)) return line;
  }
  const characters = [...text];
  while (characters.length > 1 && !fits(characters.join(''))) characters.pop();
  return characters.join('');
}

function cutLine(text: string, options: TextFit, size: number): string {
  const characters = [...text];
  const current = () => `${characters.join('').trimEnd()}${ellipsis}`;
  while (characters.length > 1 && widthOf(current(), size, options) > options.width) characters.pop();
  return current();
}
