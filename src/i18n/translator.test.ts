import { describe, expect, expectTypeOf, test } from 'vitest';
import { type TextKey, texts } from './texts.ts';
import { type Translator, translator } from './translator.ts';

const source = texts('leads', {
  title: ['פניות', 'Leads'],
  count: [
    '{count, plural, one {פנייה אחת} two {שתי פניות} other {# פניות}}',
    '{count, plural, one {one lead} other {# leads}}',
  ],
  row: { from: ['מאת {name}', 'From {name}'], at: ['{at, date, long}', '{at, date, long}'] },
});
const he = translator(source, 'he');
const en = translator(source, 'en');

describe('texts in two languages', () => {
  test('a key is translated to the requested language', () => {
    expect([he('leads.title'), en('leads.title')]).toEqual(['פניות', 'Leads']);
    expect(he('leads.row.from', { name: 'דנה' })).toBe('מאת דנה');
  });

  test.each([
    [0, '0 פניות', '0 leads'],
    [1, 'פנייה אחת', 'one lead'],
    [2, 'שתי פניות', '2 leads'],
    [3, '3 פניות', '3 leads'],
    [20, '20 פניות', '20 leads'],
    [1234, '1,234 פניות', '1,234 leads'],
  ])('%d uses the right plural form', (count, hebrew, english) => {
    expect([he('leads.count', { count }), en('leads.count', { count })]).toEqual([hebrew, english]);
  });

  test('dates in texts are in Israel time', () => {
    expect(he('leads.row.at', { at: new Date('2026-01-14T22:30:00Z') })).toContain('15');
  });

  test('values are inserted as text: braces and tags in them are not interpreted', () => {
    expect(he('leads.row.from', { name: '{count} <b>x</b>' })).toBe('מאת {count} <b>x</b>');
  });

  test('a missing value throws', () => {
    expect(() => he('leads.row.from')).toThrow('name');
    expect(() => he('leads.count')).toThrow('count');
  });

  test('an unknown key throws', () => {
    expect(() => he('leads.nothing' as 'leads.title')).toThrow('leads.nothing');
  });

  test('the translator of a feature and a language is created once', () => {
    expect(translator(source, 'he')).toBe(he);
    expect(translator(source, 'en')).not.toBe(he);
  });
});

describe('a dynamic key', () => {
  test('is found when the feature has it', () => {
    expect(he.find('leads.title')).toBe('פניות');
    expect(he.find('leads.row.from', { name: 'דנה' })).toBe('מאת דנה');
  });

  test.each(['leads.nothing', 'title', 'other.title', '', 'leads', 'leads.row', 'leads.row.from.x', 'leads.toString'])(
    '%j is undefined when it is not the key of a text',
    (key) => {
      expect(he.find(key)).toBeUndefined();
    },
  );
});

test('keys are typed, and every text is in both languages', () => {
  expectTypeOf<TextKey<typeof source>>().toEqualTypeOf<
    'leads.title' | 'leads.count' | 'leads.row.from' | 'leads.row.at'
  >();
  expectTypeOf<Parameters<Translator<typeof source>>[0]>().toEqualTypeOf<TextKey<typeof source>>();
  // @ts-expect-error no English
  const incomplete = texts('x', { a: ['א', 'a'], b: ['ב'] });
  expect(translator(incomplete, 'en').find('x.b')).toBeUndefined();
});
