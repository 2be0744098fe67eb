import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll, forAllOf } from '#base/testing/for-all.ts';
import { formatPhone, normalizePhone } from './phone.ts';

describe('a typed phone number', () => {
  test.each([
    ['mobile', '050-123-4567', '+972501234567', '050-123-4567'],
    ['mobile without dashes', '0541234567', '+972541234567', '054-123-4567'],
    ['mobile with dots and brackets', '(052) 123.45.67', '+972521234567', '052-123-4567'],
    ['mobile with the maqaf of a Hebrew keyboard', '050־1234567', '+972501234567', '050-123-4567'],
    ['mobile with a long dash and a hard space', '050–123\u00a04567', '+972501234567', '050-123-4567'],
    ['mobile from abroad', '+972-50-123-4567', '+972501234567', '050-123-4567'],
    ['mobile from abroad with a needless zero', '+972 (0)50 1234567', '+972501234567', '050-123-4567'],
    ['mobile with 00', '00972501234567', '+972501234567', '050-123-4567'],
    ['landline in Jerusalem', '02-1234567', '+97221234567', '02-123-4567'],
    ['landline in Tel Aviv', '03-123-4567', '+97231234567', '03-123-4567'],
    ['landline in Haifa', '04/1234567', '+97241234567', '04-123-4567'],
    ['landline in the south', '081234567', '+97281234567', '08-123-4567'],
    ['landline in the Sharon', '09 123 4567', '+97291234567', '09-123-4567'],
    ['number over the internet', '077-123-4567', '+972771234567', '077-123-4567'],
    ['1-700', '1-700-123-456', '+9721700123456', '1-700-123-456'],
    ['1-800', '1800123456', '+9721800123456', '1-800-123-456'],
    ['star number', '*1234', '*1234', '*1234'],
    ['foreign number', '+1 (212) 555-0100', '+12125550100', '+12125550100'],
    ['foreign number with 00', '0044 20 7946 0000', '+442079460000', '+442079460000'],
  ])('%s: %s is stored as %s and formatted as %s', (_, typed, stored, displayed) => {
    expect(normalizePhone(typed)).toBe(stored);
    expect(formatPhone(stored)).toBe(displayed);
  });

  test('ignores pasted direction marks', () => {
    const directionMarks = '\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
    for (const directionMark of directionMarks)
      expect(normalizePhone(`${directionMark}050${directionMark}-123-4567${directionMark}`)).toBe('+972501234567');
    expect(normalizePhone(`${directionMarks}*1234${directionMarks}`)).toBe('*1234');
  });

  test.each([
    ['', 'nothing'],
    ['050-123-456', 'a mobile that lacks a digit'],
    ['050-123-45678', 'a mobile with one too many'],
    ['03-123-456', 'a landline that lacks a digit'],
    ['06-1234567', 'an area that does not exist'],
    ['+972', 'a country alone'],
    ['+972 6 1234567', 'an area that does not exist, from abroad'],
    ['1-800-12-345', 'a toll-free number that lacks a digit'],
    ['*', 'a star'],
    ['*12', 'a star and too little'],
    ['+0501234567', 'a country that starts with zero'],
    ['050-CALL-ME', 'letters'],
    ['٠٥٠١٢٣٤٥٦٧', 'digits of another script'],
    ['0501234567;ext=1', 'an extension'],
  ])('%j (%s) is rejected', (typed) => {
    expect(normalizePhone(typed)).toBeUndefined();
  });
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const valid = fc.oneof(
  fc.tuple(fc.constantFrom('5', '7'), digits(8)).map(([first, rest]) => `+972${first}${rest}`),
  fc.tuple(fc.constantFrom('2', '3', '4', '8', '9'), digits(7)).map(([area, rest]) => `+972${area}${rest}`),
  fc.tuple(fc.constantFrom('1700', '1800'), digits(6)).map(([kind, rest]) => `+972${kind}${rest}`),
  fc.integer({ min: 3, max: 6 }).chain((length) => digits(length).map((rest) => `*${rest}`)),
  fc.stringMatching(/^[1-8]\d{6,13}$/).map((rest) => `+${rest}`),
);

test('a formatted number normalizes to the same stored number', () => {
  forAll(valid, (stored) => {
    expect(normalizePhone(formatPhone(stored))).toBe(stored);
  });
});

test('the stored form is E.164 or a star number, and garbage never throws', () => {
  const phoneLike = fc.string({ unit: fc.constantFrom(...'0123456789+*-() \u200f\u2066א.') });
  forAllOf(500, fc.oneof(phoneLike, fc.string({ unit: 'binary' })), (typed) => {
    expect(normalizePhone(typed) ?? '*000').toMatch(/^(\+[1-9]\d{6,14}|\*\d{3,6})$/);
    expect(typeof formatPhone(typed)).toBe('string');
  });
});
