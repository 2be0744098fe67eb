import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reservedWords } from '#base/reserved-words.ts';
import { forAll } from '#base/testing/for-all.ts';
import { addressLimits, checkCustomSlug, checkSlug, normalizeAddress, slugFromName } from './addresses.ts';

const good = (value: string) => ({ isValid: true, value });
const bad = (error: string) => ({ isValid: false, error });

describe('an address of one’s own', () => {
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
  ])('%j is %j', (typed, value) => {
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
    ['Physical_Cards', 'reserved'],
    ['api', 'reserved'],
    ['profile-7', 'reserved'],
    ['profile-dana', 'reserved'],
  ])('%j is refused: %s', (typed, error) => {
    expect(checkCustomSlug(typed)).toEqual(bad(error));
  });

  test('every reserved word is refused, however it is written', () => {
    for (const word of reservedWords)
      for (const typed of [word, word.toUpperCase(), ` ${word}`]) expect(checkCustomSlug(typed).isValid).toBe(false);
  });
});

describe('the plain address', () => {
  test.each(['dana', 'dana-levi', '7up', 'a1'])('%s is good', (typed) => {
    expect(checkSlug(typed)).toEqual(good(typed));
  });

  test.each([
    ['12345', 'letters'],
    ['דנה', 'letters'],
    ['x', 'short'],
    ['dashboard', 'reserved'],
  ])('%s is refused: %s', (typed, error) => {
    expect(checkSlug(typed)).toEqual(bad(error));
  });
});

describe('an address out of a name', () => {
  test.each([
    ['Dana Levi', 'dana-levi'],
    ['Café Élan', 'cafe-elan'],
    ['דנה לוי', 'dnh-loi'],
    ['ד"ר נועה ברק', 'dr-noah-brk'],
    ["ג'ורג' ושות'", 'gorg-oshot'],
    ['סטודיו 54', 'stodio-54'],
    ['Admin', 'card-admin'],
    ['12345', 'card-12345'],
    ['👍', ''],
    ['', ''],
  ])('%j gives %j', (name, slug) => {
    expect(slugFromName(name)).toBe(slug);
  });

  test('is empty, or good and short enough for a number to follow', () => {
    forAll(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
      const slug = slugFromName(name);
      expect(slug === '' || checkSlug(slug).isValid).toBe(true);
      expect(slug.length).toBeLessThanOrEqual(addressLimits.max);
    });
  });
});

test('what is normal stays as it is', () => {
  forAll(fc.string({ unit: 'grapheme', maxLength: 80 }), (typed) => {
    const once = normalizeAddress(typed);
    expect(normalizeAddress(once)).toBe(once);
  });
});
