import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { addressLimits, checkSlug } from '../../addresses.ts';
import { slugFromName } from './slug-from-name.ts';
import { latinSpellings } from './transliteration-texts.ts';

describe('a slug from a name', () => {
  test.each([
    ['Dana Levi', 'dana-levi'],
    ['Café Élan', 'cafe-elan'],
    ['דנה לוי', 'dana-levi'],
    ['יעל בן־דוד', 'yael-ben-david'],
    ['וילה צהובה', 'vila-tzhoba'],
    ['ד"ר נועה ברק', 'dr-noa-barak'],
    ["ג'ורג' ושות'", 'gorg-vshot'],
    ['סטודיו 54', 'studio-54'],
    ['Admin', 'card-admin'],
    ['12345', 'card-12345'],
    ['👍', ''],
    ['', ''],
    ['Alexandra Konstantinopolsky and daughters', 'alexandra-konstantinopolsky-and'],
    ['Hippopotomonstrosesquippedaliophobia', 'hippopotomonstrosesquippedalioph'],
  ])('converts %j to %j', (name, slug) => {
    expect(slugFromName(name)).toBe(slug);
  });

  test('is empty, or valid and within the maximum length', () => {
    forAll(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
      const slug = slugFromName(name);
      expect(slug === '' || checkSlug(slug).isValid).toBe(true);
      expect(slug.length).toBeLessThanOrEqual(addressLimits.max);
    });
  });
});

test('every spelling of the table is a Hebrew word with Latin letters', () => {
  for (const [word, spelling] of latinSpellings) {
    expect(word).toMatch(/^[א-ת]+$/);
    expect(spelling).toMatch(/^[a-z]+$/);
  }
});
