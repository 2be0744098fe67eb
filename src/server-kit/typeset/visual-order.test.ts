import { describe, expect, it } from 'vitest';
import { createTypesetter } from './create-typesetter.ts';
import { readSvgLines } from './testing/read-svg-glyphs.ts';

const typesetter = createTypesetter();
const page = '#set page(width: 600pt, height: auto, margin: 20pt)\n#set text(size: 16pt)\n#set par(spacing: 14pt)';
const start = `#import "base.typ": *\n#show: base\n${page}\n`;

/** Converts right-to-left text to its visual order from left to right. */
const fromRight = (text: string) => [...text].reverse().join('');

const alphabet = [
  ...new Set(
    'אבגדהוזחטיכךלמםנןסעפףצץקרשת״׳"\'()[]{}<>/:;,.!?%₪$+-–@#*_&|=`0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ),
];

/** Maps outlines to letters: each is typeset alone, left to right, so that nothing mirrors or reorders it. */
const letterOf = (() => {
  const svg = typesetter.svg(`${start}#for each in data.alphabet { text(dir: ltr, par(each)) }`, { alphabet });
  const lines = readSvgLines(svg);
  if (lines.length !== alphabet.length) throw new Error('every letter of the alphabet needs a line of its own');
  return new Map(lines.map((line, order) => [line[0]?.outline ?? '', alphabet[order] ?? '']));
})();

/** The letters as placed on the page, from left to right; spaces have no outline. */
function readVisual(svg: string): { visual: string; from: number; to: number }[] {
  return readSvgLines(svg).map((line) => ({
    visual: line.map((glyph) => letterOf.get(glyph.outline) ?? '\uFFFD').join(''),
    from: Math.round((line[0]?.x ?? 0) * 10) / 10,
    to: Math.round((line.at(-1)?.x ?? 0) * 10) / 10,
  }));
}

/** A line in logical order, and its words in the visual order that Hebrew readers expect on paper, left to right. */
const sentences: readonly [string, string[]][] = [
  ['שלום (Negia) 050-123-4567', ['050-123-4567', '(Negia)', fromRight('שלום')]],
  ['טל׳ 050-123-4567 (נייד)', ['(', fromRight('נייד'), ')', '050-123-4567', fromRight('טל׳')]],
  ['מחיר: ₪1,234.50 כולל מע״מ', [fromRight('מע״מ'), fromRight('כולל'), '₪1,234.50', ':', fromRight('מחיר')]],
  ['סה״כ 1,234.50 ₪', ['₪', '1,234.50', fromRight('סה״כ')]],
  ['תאריך 15.11.2026 בשעה 10:30', ['10:30', fromRight('בשעה'), '15.11.2026', fromRight('תאריך')]],
  ['הנחה של 20% על iPhone 17 Pro', ['iPhone17Pro', fromRight('על'), '20%', fromRight('של'), fromRight('הנחה')]],
  [
    'צה״ל "שלום" ג׳ירפה \'כן\'',
    ["'", fromRight('כן'), "'", fromRight('ג׳ירפה'), '"', fromRight('שלום'), '"', fromRight('צה״ל')],
  ],
  ['דנה [מנכ״לית] {א} <ב>', ['<', 'ב', '>', '{', 'א', '}', '[', fromRight('מנכ״לית'), ']', fromRight('דנה')]],
  ['Negia (נגיעה) בע״מ', [fromRight('בע״מ'), '(', fromRight('נגיעה'), ')', 'Negia']],
  ['שלחו ל-dana@example.com, היום!', ['!', fromRight('היום'), ',', 'dana@example.com', '-', fromRight('שלחול')]],
];

describe('a Hebrew sentence', () => {
  const svg = typesetter.svg(`${start}#for each in data.lines { par(each) }`, {
    lines: sentences.map(([line]) => line),
  });
  const lines = readVisual(svg);

  it.each(sentences.map(([line, expected], order) => [line, expected, order] as const))(
    'has the right visual order: %s',
    (_line, expected, order) => {
      expect(lines[order]?.visual).toBe(expected.join(''));
    },
  );

  it('ends at the right margin', () => {
    for (const line of lines) expect(line.to).toBeGreaterThan(560);
  });

  it('has its phone digits in order, left of the Hebrew word, and brackets around the name', () => {
    const [line = []] = readSvgLines(svg);
    const at = (letter: string) => line.filter((glyph) => letterOf.get(glyph.outline) === letter).map(({ x }) => x);
    const [zero = 0] = at('0');
    const [one = 0] = at('1');
    const [seven = 0] = at('7');
    expect(zero).toBeLessThan(one);
    expect(one).toBeLessThan(seven);
    expect(seven).toBeLessThan(Math.min(...at('ם')));
    expect(Math.min(...at('ם'))).toBeLessThan(Math.min(...at('ש')));
    expect(Math.max(...at('('))).toBeLessThan(Math.min(...at('N')));
    expect(Math.min(...at(')'))).toBeGreaterThan(Math.max(...at('a')));
  });
});

describe('a run inside a sentence', () => {
  const visualOf = (body: string, data: Record<string, string>) =>
    readVisual(typesetter.svg(`${start}${body}`, data))[0]?.visual;

  it.each([
    ['+972-50-123-4567', '+972-50-123-4567'],
    ['*1234', '*1234'],
    ['₪1,234.50', '₪1,234.50'],
    ['-1,234.50', '-1,234.50'],
    ['050 123 4567', '0501234567'],
    ['dana@example.com', 'dana@example.com'],
    ['https://negia.example/@dana?a=1&b=2', 'https://negia.example/@dana?a=1&b=2'],
    ['2026-11/0042', '2026-11/0042'],
  ])('sets %s from left to right', (run, visual) => {
    const line = visualOf('שלום #ltr-run(data.run) (כאן)', { run });
    expect(line).toBe(['(', fromRight('כאן'), ')', visual, fromRight('שלום')].join(''));
  });

  it('isolates a name from the number after it', () => {
    expect(visualOf('#bdi(data.name) 5 פניות', { name: 'Dana (CEO)!' })).toBe(`${fromRight('פניות')}5Dana(CEO)!`);
    expect(visualOf('#bdi(data.name) 5 פניות', { name: 'דנה!' })).toBe(`${fromRight('פניות')}5${fromRight('דנה!')}`);
  });

  it('cannot be reordered by bidi controls in the data', () => {
    const name = 'ab\u2069\u202Ecd\u2066\u200F';
    expect(visualOf('שלום #bdi(data.name) 12', { name })).toBe(`12abcd${fromRight('שלום')}`);
    expect(visualOf('שלום #ltr-run(data.name) 12', { name })).toBe(`12abcd${fromRight('שלום')}`);
  });

  it('does not break a phone number across rows', () => {
    const narrow = '#set page(width: 150pt)\n';
    const lines = readVisual(
      typesetter.svg(`${start}${narrow}טלפון נייד #ltr-run(data.phone)`, { phone: '050-123-4567' }),
    );
    expect(lines.map((line) => line.visual)).toEqual([fromRight('טלפוןנייד'), '050-123-4567']);
  });

  it('in its own paragraph follows the direction of the first character', () => {
    const ownDirection = '#own-direction(data.text)';
    expect(visualOf(ownDirection, { text: 'Hello, שלום!' })).toBe(`Hello,${fromRight('שלום')}!`);
    expect(visualOf(ownDirection, { text: '1. שלום Hello!' })).toBe(`!Hello${fromRight('שלום')}.1`);
    const [latin] = readVisual(typesetter.svg(`${start}${ownDirection}`, { text: 'Hello' }));
    expect(latin?.from).toBeLessThan(25);
  });
});

/**
 * The golden file also contains the start and end of each line. To regenerate it after an intended change (a new font,
 * a new Typst): `vitest run src/server-kit/typeset -u`, then check the lines in a rendered picture before accepting
 * them.
 */
it('matches the golden file', async () => {
  const lines = sentences.map(([line]) => line);
  const svg = typesetter.svg(`${start}#for each in data.lines { par(each) }`, { lines });
  const rendered = readVisual(svg).map((each, order) => ({ stored: lines[order], ...each }));
  await expect(`${JSON.stringify(rendered, undefined, 2)}\n`).toMatchFileSnapshot('golden/visual-order.json');
});
