import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reservedWords } from '#base/reserved-words.ts';
import { forAll } from '#base/testing/for-all.ts';
import { checkCustomSlug, checkSlug, normalizeAddress } from './addresses.ts';

const good = (value: string) => ({ isValid: true, value });
const bad = (error: string) => ({ isValid: false, error });

describe('a custom slug', () => {
  test.each([
    ['dana', 'dana'],
    ['DANA', 'dana'],
    ['  Dana Levi ', 'dana-levi'],
    ['dana_levi', 'dana-levi'],
    ['dana––levi', 'dana-levi'],
    ['ｄａｎａ', 'dana'],
    ['דנה', 'דנה'],
    ['דָּנָה', 'דנה'],
    ['דנה לוי', 'דנה-לוי'],
    ['בית־קפה', 'בית-קפה'],
    ['דנה\u200f\u202b', 'דנה'],
    ['דנה7', 'דנה7'],
    ['ﭏ', 'אל'],
    ['24', '24'],
    ['-dana-', 'dana'],
    ['x'.repeat(40), 'x'.repeat(40)],
  ])('normalizes %j to %j', (typed, value) => {
    expect(checkCustomSlug(typed)).toEqual(good(value));
  });

  test.each([
    ['', 'short'],
    ['a', 'short'],
    ['א', 'short'],
    ['--', 'short'],
    ['x'.repeat(41), 'long'],
    ['dana דנה', 'mixed'],
    ['danaד', 'mixed'],
    ['dаna', 'letters'],
    ['dαna', 'letters'],
    ['dana.levi', 'letters'],
    ['dana/levi', 'letters'],
    ['dana%20', 'letters'],
    ['@dana', 'letters'],
    ['دانا', 'letters'],
    ['dana👍', 'letters'],
    ['dana\u0000', 'letters'],
    ['admin', 'reserved'],
    ['ａｄｍｉｎ', 'reserved'],
    ['Physical_Cards', 'reserved'],
    ['api', 'reserved'],
    ['profile-7', 'reserved'],
    ['profile-dana', 'reserved'],
  ])('rejects %j: %s', (typed, error) => {
    expect(checkCustomSlug(typed)).toEqual(bad(error));
  });

  test('rejects every reserved word, in any case and with a leading space', () => {
    for (const word of reservedWords)
      for (const typed of [word, word.toUpperCase(), ` ${word}`]) expect(checkCustomSlug(typed).isValid).toBe(false);
  });
});

describe('a plain slug', () => {
  test.each(['dana', 'dana-levi', '7up', 'a1'])('accepts %s', (typed) => {
    expect(checkSlug(typed)).toEqual(good(typed));
  });

  test.each([
    ['12345', 'letters'],
    ['דנה', 'letters'],
    ['x', 'short'],
    ['dashboard', 'reserved'],
  ])('rejects %s: %s', (typed, error) => {
    expect(checkSlug(typed)).toEqual(bad(error));
  });
});

test('normalization is idempotent', () => {
  forAll(fc.string({ unit: 'grapheme', maxLength: 80 }), (typed) => {
    const once = normalizeAddress(typed);
    expect(normalizeAddress(once)).toBe(once);
  });
});
