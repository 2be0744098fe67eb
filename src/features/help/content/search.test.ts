import { describe, expect, test } from 'vitest';
import { questionsIn } from './content.ts';
import { searchHelp } from './search.ts';
import { formsOf, singularOf, tokenize } from './tokenize.ts';

const he = (typed: string) => searchHelp(questionsIn('he'), typed).map(({ slug }) => slug);
const en = (typed: string) => searchHelp(questionsIn('en'), typed).map(({ slug }) => slug);

describe('tokens', () => {
  test.each([
    ['vowel points are not seen', 'כַּרְטִיס', ['כרטיס']],
    ['letters at the end are as elsewhere', 'תשלום', ['תשלומ']],
    ['abbreviations are one word', 'מע״מ ו"ח', ['מעמ', 'וח']],
    ['hyphens part words', 'דו־שלבי two-step', ['דו', 'שלבי', 'two', 'step']],
    ['case does not matter', 'WhatsApp', ['whatsapp']],
    ['accents do not matter', 'café', ['cafe']],
    ['nothing is no word', ' ?! ', []],
  ])('%s', (_, text, expected) => {
    expect(tokenize(text)).toEqual(expected);
  });

  test('Hebrew prefixes are removed while a word remains', () => {
    expect(formsOf('ושבכרטיס')).toEqual(['ושבכרטיס', 'שבכרטיס', 'בכרטיס', 'כרטיס']);
    expect(formsOf('בית')).toEqual(['בית']);
    expect(formsOf('card')).toEqual(['card']);
  });

  test('a plural matches the singular', () => {
    expect([singularOf('תשלומימ'), singularOf('חשבוניות'), singularOf('cards'), singularOf('gas')]).toEqual([
      'תשלומ',
      'חשבוני',
      'card',
      'gas',
    ]);
  });
});

describe('search', () => {
  test('ranks the expected question first', () => {
    expect(he('שכחתי סיסמה')[0]).toBe('forgot-password');
    expect(he('סיסמא')[0]).toBe('forgot-password');
    expect(he('לבטל מנוי')[0]).toBe('cancel-subscription');
    expect(he('איבדתי כרטיס')[0]).toBe('lost-card');
    expect(he('חשבונית')[0]).toBe('invoices-and-vat');
    expect(he('מעמ')[0]).toBe('invoices-and-vat');
    expect(he('2fa')[0]).toBe('two-step-verification');
    expect(en('forgot password')[0]).toBe('forgot-password');
    expect(en('REFUND')[0]).toBe('refunds');
    expect(en('iphone').slice(0, 2).sort()).toEqual(['iphone-shows-nothing', 'save-on-iphone']);
  });

  test('matches a partly typed word', () => {
    expect(he('סיס')[0]).toBe('forgot-password');
    expect(en('invoi')).toContain('invoices-and-vat');
  });

  test('matches with or without Hebrew prefixes and vowel points', () => {
    for (const typed of ['אייפון', 'באייפון', 'לאייפון', 'והאייפון']) expect(he(typed)).toContain('save-on-iphone');
    expect(he('סִיסְמָה')).toEqual(he('סיסמה'));
    expect(he('תשלומים')).toContain('ways-to-pay');
  });

  test('ranks questions above answers that only mention the word', () => {
    const found = he('וואטסאפ');
    expect(found[0]).toBe('whatsapp-preview');
    expect(found.length).toBeGreaterThan(3);
  });

  test('requires every word, and returns nothing for no match', () => {
    expect(he('סיסמה שקשוקה')).toEqual([]);
    expect(he('')).toEqual([]);
    expect(he('!!!')).toEqual([]);
    expect(en('constructor __proto__')).toEqual([]);
  });

  test('finds every question by its own text', () => {
    for (const one of questionsIn('he')) expect(he(one.question)).toContain(one.slug);
    for (const one of questionsIn('en')) expect(en(one.question)[0]).toBe(one.slug);
  });
});
