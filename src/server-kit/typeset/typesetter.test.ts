import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { forAllOf } from '#base/testing/for-all.ts';
import { coverageOf, createTypesetter, drawable, readRubik } from './create-typesetter.ts';
import { readSvgGlyphs } from './testing/read-svg-glyphs.ts';
import { TypesetError } from './typesetter.ts';

const typesetter = createTypesetter();
const start = '#import "base.typ": *\n#show: base\n#set page(width: 400pt, height: 200pt, margin: 20pt)\n';
const showText = `${start}#data.text`;

/** The outlines of a drawing, in glyph order. */
const outlines = (svg: string) => readSvgGlyphs(svg).map((glyph) => glyph.outline);
const fontsIn = (pdf: Uint8Array) =>
  new Set(
    [
      ...Buffer.from(pdf)
        .toString('latin1')
        .matchAll(/\/FontName ?\/[A-Z]{6}\+([\w-]+)/g),
    ].map((match) => match[1]),
  );

describe('user text', () => {
  it.each([
    '#import "x"',
    '#panic("x")',
    '#read("base.typ")',
    '*bold* _slanted_ `raw`',
    '= heading',
    '- item',
    '+ item',
    '$x^2$ \\ // no comment /* */',
    '<label> @reference',
    '\\u{5d0} "quoted" \\"',
    '}] $(x) #{',
    'https://example.com',
    'a--b ... ~',
  ])('is rendered literally, character by character: %s', (text) => {
    const full = outlines(typesetter.svg(`${start}#set text(dir: ltr)\n#data.text`, { text }));
    const letters = [...text].filter((letter) => letter !== ' ');
    const alone = letters.flatMap((letter) =>
      outlines(typesetter.svg(`${start}#set text(dir: ltr)\n#data.text`, { text: letter })),
    );
    expect(full).toHaveLength(letters.length);
    expect(full).toEqual(alone);
  });

  it('preserves the types of the data', () => {
    const data = { rows: [{ name: 'דנה', sum: 12, paid: true, note: null }] };
    const template = `${start}#assert(data.rows.at(0).sum == 12 and data.rows.at(0).paid and data.rows.at(0).note == none)`;
    expect(() => typesetter.svg(template, data)).not.toThrow();
  });

  it('drops emoji instead of showing empty boxes', () => {
    expect(outlines(typesetter.svg(showText, { text: 'שלום 🎉👩‍💻❤️ דנה' }))).toHaveLength('שלוםדנה'.length);
    expect(outlines(typesetter.svg(showText, { text: '☎ © ™' }))).not.toHaveLength(0);
  });
});

describe('an SVG', () => {
  it('contains only outlines', () => {
    const svg = typesetter.svg(showText, { text: 'שלום Negia 123' });
    expect(svg).not.toMatch(/<text|foreignObject|font-family|<script|<image/);
    expect(svg).toMatch(/^<svg /);
    expect(outlines(svg)).toHaveLength(12);
  });

  it('is rasterised by sharp, with Hebrew on the right side', async () => {
    const svg = typesetter.svg(showText, { text: 'שלום' });
    const image = sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const inked = [...data.keys()].filter((at) => (data[at] ?? 255) < 128).map((at) => at % info.width);
    expect(inked.length).toBeGreaterThan(20);
    expect(Math.min(...inked)).toBeGreaterThan(info.width / 2);
  });

  it('contains the images passed with it, for that render only', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const template = `${start}#image("avatar.png", width: 50pt)`;
    expect(typesetter.svg(template, {}, { 'avatar.png': png })).toContain('<image');
    expect(() => typesetter.svg(template, {})).toThrow(/file not found/);
  });
});

describe('a PDF', () => {
  it('contains only Rubik, in every weight', () => {
    const template = `${start}#text(weight: 300)[א] ב #text(weight: 600)[ג] *ד* #emph[ה] #raw("ו") #data.text`;
    const pdf = typesetter.pdf(template, { text: 'العربية 日本語 ไทย 🎉' });
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    const fonts = fontsIn(pdf);
    expect(fonts.size).toBeGreaterThanOrEqual(4);
    for (const font of fonts) expect(font).toMatch(/^Rubik-/);
  });

  it('is byte-identical for the same input', () => {
    const once = typesetter.pdf(showText, { text: 'שלום' });
    expect(Buffer.from(createTypesetter().pdf(showText, { text: 'שלום' })).equals(once)).toBe(true);
    expect(Buffer.from(once).toString('latin1')).not.toMatch(/(Creation|Mod|Create|Modify)Date/);
  });

  it('is set from left to right in English', () => {
    const english =
      '#import "base.typ": *\n#show: base.with(lang: "en")\n#set page(width: 400pt, height: 50pt, margin: 20pt)\n';
    const [first] = readSvgGlyphs(typesetter.svg(`${english}Hello`, {}));
    expect(first?.x).toBeLessThan(25);
  });
});

describe('a failing template', () => {
  it.each([
    ['#let x = ', /expected expression/],
    ['#nothing', /unknown variable: nothing/],
    ['#panic("why")', /why/],
    ['#read("/etc/passwd")', /file not found/],
    ['#read("../../../package.json")', /Typst could not set/],
    ['#import "@preview/cetz:0.3.0": canvas', /may not use packages/],
    ['#image("none.png")', /file not found/],
  ])('reports the reason: %s', (template, reason) => {
    for (const work of [() => typesetter.pdf(template, {}), () => typesetter.svg(template, {})]) {
      expect(work).toThrow(TypesetError);
      expect(work).toThrow(reason);
    }
  });

  it('does not affect the next render', () => {
    expect(() => typesetter.pdf('#panic()', {})).toThrow(TypesetError);
    expect(typesetter.pdf(showText, { text: 'שלום' }).length).toBeGreaterThan(1000);
  });
});

it('memory does not grow with the number of renders', async () => {
  const template = `${start}#for each in data.rows { par(each) }`;
  // The memory of a PDF is freed when the event loop turns, as it does between two jobs.
  const render = async (turn: number) => {
    const rows = Array.from({ length: 20 }, (_, row) => `שורה ${row} מתוך ${turn}: ₪${turn * row}.50`);
    typesetter.pdf(template, { rows });
    typesetter.svg(template, { rows });
    await nextTurn();
  };
  for (let turn = 0; turn < 60; turn += 1) await render(turn);
  const before = process.memoryUsage().rss;
  for (let turn = 60; turn < 560; turn += 1) await render(turn);
  const grownMegabytes = (process.memoryUsage().rss - before) / 1e6;
  expect(grownMegabytes).toBeLessThan(50);
});

const set = (text: string) =>
  typesetter.svg('#import "base.typ": *\n#show: base\n#set text(dir: rtl)\n#data.text', { text });

describe('a text with characters missing from the font', () => {
  // Each of these crashed the whole process.
  it.each(['❧*⻉', 'אa❧*⻉'])('is typeset anyway: %s', (text) => {
    expect(set(text)).toContain('<svg');
  });

  it('is typeset for any characters', () => {
    forAllOf(300, fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => set(text).length > 0);
  });
});

describe('drawable text', () => {
  it.each(['דנה כהן', 'שָׁלוֹם', 'Dana Cohen, ₪40 · 050-555-0123', 'Дана', 'دانا', 'é e\u0301', 'a\u00a0b\u200d'])(
    'is unchanged: %s',
    (text) => {
      expect(drawable(text)).toBe(text);
    },
  );

  it.each([
    ['דנה 🌸', 'דנה '],
    ['1\ufe0f\u20e3 🇮🇱👍🏽', '1\ufe0f '],
    ['丹娜', '??'],
    ['a\ud800b', 'a?b'],
  ])('turns %s into %s', (text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });

  it('is replaced at any depth, and other values pass unchanged', () => {
    const data = { lines: [{ text: '⻉', amount: 5, note: null }], isPaid: true };
    expect(drawable(data)).toEqual({ lines: [{ text: '?', amount: 5, note: null }], isPaid: true });
  });
});

it('every font weight covers the same characters', () => {
  const [first, ...others] = readRubik().map((font) => coverageOf(font));
  expect(first?.has(0x5d0)).toBe(true);
  expect(first?.has(0x2ec9)).toBe(false);
  for (const other of others) expect(other).toEqual(first);
});
