import { describe, expect, test } from 'vitest';
import {
  bodyId,
  day,
  id,
  integerMax,
  mailAddress,
  nonNegativeInteger,
  phoneNumber,
  plannedInstant,
  requiredText,
  searchText,
  singleLineText,
  text,
  untrimmedText,
  webAddress,
} from './schemas.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, values: readonly unknown[]) =>
  values.map((value) => schema.safeParse(value).success);
const keyOf = (schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } }, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;
const every = (length: number, is: boolean) => Array.from({ length }, () => is);

describe('ids', () => {
  test('in a path are positive integers that fit the column, as text', () => {
    expect([id.parse('7'), id.parse(String(integerMax))]).toEqual([7, integerMax]);
    const wrong = [
      0,
      -1,
      0.5,
      2 ** 31,
      2 ** 53,
      Number.NaN,
      '',
      ' ',
      'x',
      'NaN',
      '1,2',
      ['1', '2'],
      {},
      null,
      undefined,
    ];
    expect(accepts(id, wrong)).toEqual(every(wrong.length, false));
  });

  test('in a body are numbers', () => {
    expect(bodyId.parse(integerMax)).toBe(integerMax);
    const wrong = [0, -1, 0.5, 2 ** 31, Number.NaN, '1', true, [1], null];
    expect(accepts(bodyId, wrong)).toEqual(every(wrong.length, false));
    expect([keyOf(bodyId, undefined), keyOf(bodyId, 'x')]).toEqual(['errors.required', 'errors.invalid']);
  });

  test('non-negative integers start at 0', () => {
    expect(accepts(nonNegativeInteger, [0, integerMax, -1, 2 ** 31, '1'])).toEqual([true, true, false, false, false]);
  });
});

describe('days and timestamps', () => {
  test('must be between 2000 and 2100', () => {
    expect(accepts(day, ['2000-01-01', '2100-12-31', '2028-02-29'])).toEqual(every(3, true));
    const wrong = ['0000-01-01', '0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31', '+275760-09-13', '2027-02-29'];
    expect(accepts(day, [...wrong, '', 5, null, ['2026-01-01']])).toEqual(every(wrong.length + 4, false));
    expect(keyOf(day, '0001-01-01')).toBe('errors.invalid_date');
    const at = (days: readonly string[]) => days.map((one) => `${one}T10:00:00.000Z`);
    expect(accepts(plannedInstant, at(['2000-01-01', '2100-12-31']))).toEqual(every(2, true));
    expect(accepts(plannedInstant, at(wrong))).toEqual(every(wrong.length, false));
  });
});

describe('texts', () => {
  test('lose control characters and retain their line breaks', () => {
    const typed = ' a\0b\u0007\r\nc\td\ud800 ';
    expect(text(20).parse(typed)).toBe('ab\nc\td\ufffd');
    expect(requiredText(20).parse(typed)).toBe('ab\nc\td\ufffd');
    expect(untrimmedText(20).parse(typed)).toBe(' ab\nc\td\ufffd ');
    expect(singleLineText(20).parse(typed)).toBe('a b c d\ufffd');
    // Direction marks inside a text are part of its spelling.
    expect(text(20).parse('\u200fשלום\u200f')).toBe('\u200fשלום\u200f');
  });

  test('have a maximum length, and required ones must not be empty', () => {
    expect(keyOf(text(3), 'abcd')).toBe('errors.too_long:3');
    expect(accepts(text(3), ['', ' abc ', null, 5, ['a']])).toEqual([true, true, false, false, false]);
    expect(keyOf(requiredText(3), ' \0 ')).toBe('errors.required');
    expect(keyOf(requiredText(3, 'leads.name.empty'), undefined)).toBe('leads.name.empty');
  });

  test('lose direction marks too in searches, emails, phone numbers and URLs', () => {
    const withDirectionMarks = (typed: string) => `\u200f\u202b\u2066${typed}\u2069\u202c\u200e\0`;
    expect(searchText(20).parse(withDirectionMarks('dana'))).toBe('dana');
    expect(mailAddress.parse(withDirectionMarks('dana@cards.example'))).toBe('dana@cards.example');
    expect(phoneNumber.parse('\u200e050-555-0123\u200f')).toBe('+972505550123');
    expect(webAddress.parse(withDirectionMarks('cards.example'))).toBe('https://cards.example/');
    for (const typed of ['my site.co.il', 'יש רווח.co.il', 'https://a%20b.example/', 'http://a b.example'])
      expect(webAddress.safeParse(typed).success).toBe(false);
    expect(webAddress.parse('cards.example/two words')).toBe('https://cards.example/two%20words');
  });
});
