import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { searchable, searchTerms, searchTextOf } from './search.ts';

const lead = {
  name: 'נָעֳמִי בן־דוד',
  phone: '+972505550123',
  email: 'Naomi@Garden.example',
  message: 'מחפשים גינה ליד צה״ל, עד 12-14 אלף',
  fields: [{ value: 'דירת גן' }],
};
const finds = (query: string, of: Partial<typeof lead> = {}): boolean => {
  const text = searchTextOf({ ...lead, ...of });
  return searchTerms(query).every((term) => text.includes(term));
};

describe('normalizing spelling variants', () => {
  test.each([
    ['נָעֳמִי', 'נעמי'],
    ['צה"ל', 'צה״ל'],
    ["ג'ירפה", 'ג׳ירפה'],
    ['ג’ירפה', 'ג׳ירפה'],
    ['בן־דוד', 'בן-דוד'],
    ['DANA', 'dana'],
    ['Café', 'cafe'],
    ['\u200fדנה\u200e', 'דנה'],
    ['  two   blanks ', 'two blanks'],
  ])('matches %s and %s', (one, two) => {
    expect(searchable(one)).toBe(searchable(two));
  });

  test('is idempotent', () => {
    forAll(fc.string({ unit: 'grapheme' }), (text) => {
      expect(searchable(searchable(text))).toBe(searchable(text));
    });
  });
});

describe('a search', () => {
  test.each([
    'נעמי',
    'בן דוד',
    'דוד נעמי',
    'צהל',
    'צה"ל',
    'garden.example',
    'NAOMI',
    'דירת גן',
    '050-555',
    '0505550123',
    '050 555 01 23',
    '+972 50-555-0123',
    '972505550123',
    '(050) 5550',
    '5550123',
  ])('for %s finds the lead', (query) => {
    expect(finds(query)).toBe(true);
  });

  test.each(['נעמה', 'נעמי כהן', '052-555', '0505550124', 'shore.example'])('for %s does not', (query) => {
    expect(finds(query)).toBe(false);
  });

  test('without words has no terms', () => {
    expect(searchTerms('  \u200f ')).toEqual([]);
    expect(searchTerms('""')).toEqual([]);
  });

  test('finds a star number and a foreign number', () => {
    expect(finds('*2345', { phone: '*2345' })).toBe(true);
    expect(finds('+44 20', { phone: '+442079460123' })).toBe(true);
    expect(finds('020 79', { phone: '+442079460123' })).toBe(false);
  });
});
