/** Words into lines: smaller first, then in two lines, then cut. */
import { measureText, type Weight } from './measure.ts';

export interface Wanted {
  readonly text: string;
  readonly width: number;
  readonly size: number;
  /** Below that it would rather break. */
  readonly least: number;
  readonly weight: Weight;
  readonly maxLines: number;
}

export interface Lines {
  readonly size: number;
  readonly lines: readonly string[];
}

export const ellipsis = '…';

/** Words are typed in one line or in several; a card decides for itself. */
export const asOneLine = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

/** A second line takes room from its neighbours: it pays with size. */
const twoLinesShare = 0.84;

/** Rather smaller still than cut, as long as people can read it. */
const leastShare = 0.75;
const legible = 2.05;
const leastInTwo = ({ least }: Wanted): number => Math.max(least * leastShare, Math.min(least, legible));

export function breakText(wanted: Wanted): Lines {
  const text = asOneLine(wanted.text);
  const alone = sizeFor([text], wanted, wanted.size);
  if (alone >= wanted.least) return { size: alone, lines: [text] };
  if (wanted.maxLines < 2) return { size: wanted.least, lines: [cutLine(text, wanted, wanted.least)] };
  const size = leastInTwo(wanted);
  const halves = bestHalves(text, wanted);
  const inTwo = halves ? sizeFor(halves, wanted, Math.max(wanted.size * twoLinesShare, wanted.least)) : 0;
  if (halves && inTwo >= size) return { size: inTwo, lines: halves };
  return { size, lines: cutText(text, wanted, size) };
}

const widthOf = (text: string, size: number, { weight }: Wanted): number => measureText(text, size, weight);

function sizeFor(lines: readonly string[], wanted: Wanted, most: number): number {
  const widest = Math.max(...lines.map((line) => widthOf(line, 1, wanted)));
  return Math.min(most, Math.floor((wanted.width / widest) * 1_000) / 1_000);
}

/** Where the longer of the two lines is shortest. */
function bestHalves(text: string, wanted: Wanted): [string, string] | undefined {
  const words = text.split(' ');
  const ways = words
    .slice(1)
    .map((_, place): [string, string] => [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')]);
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(line, 1, wanted)));
  return ways.sort((one, two) => widest(one) - widest(two))[0];
}

function cutText(text: string, wanted: Wanted, size: number): string[] {
  const first = fullestLine(text, wanted, size);
  const rest = text.slice(first.length).trim();
  if (!rest) return [first];
  const isRestWhole = widthOf(rest, size, wanted) <= wanted.width;
  return [first, isRestWhole ? rest : cutLine(rest, wanted, size)];
}

/** As many whole words as there is room for; of a word that is too long, as many letters. */
function fullestLine(text: string, wanted: Wanted, size: number): string {
  const isRoom = (line: string) => widthOf(line, size, wanted) <= wanted.width;
  const words = text.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const line = words.slice(0, count).join(' ');
    if (isRoom(line)) return line;
  }
  const letters = [...text];
  while (letters.length > 1 && !isRoom(letters.join(''))) letters.pop();
  return letters.join('');
}

function cutLine(text: string, wanted: Wanted, size: number): string {
  const letters = [...text];
  const shown = () => `${letters.join('').trimEnd()}${ellipsis}`;
  while (letters.length > 1 && widthOf(shown(), size, wanted) > wanted.width) letters.pop();
  return shown();
}
