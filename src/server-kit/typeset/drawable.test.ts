import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAllOf } from '#base/testing/for-all.ts';
import { coverageOf, createTypesetter, drawable, readRubik } from './create-typesetter.ts';

const typesetter = createTypesetter();
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
