import { describe, expect, test } from 'vitest';
import {
  behaviourOf,
  brandOf,
  digitsOf,
  groupDigits,
  invalidFieldsOf,
  isHolderName,
  isPast,
  isPaymentCardNumber,
} from './payment-cards.ts';

const now = new Date('2026-11-15T10:00:00Z');
const validInput = { number: '4242 4242 4242 4242', name: 'דנה לוי', expiry: { month: 12, year: 2027 }, cvv: '123' };

describe('a card number', () => {
  test.each([
    '4242424242424242',
    '4000-0025-0000-3155',
    '378282246310005',
    '5555 5555 5555 4444',
    '\u200e4242 4242 4242 4242\u200f',
  ])('%s is valid', (number) => expect(isPaymentCardNumber(number)).toBe(true));

  test.each([
    '',
    '4242424242424241',
    '42',
    '0000000000000000',
    '4242 4242 4242 424x',
    '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
    '4'.repeat(40),
  ])('%s is invalid', (number) => expect(isPaymentCardNumber(number)).toBe(false));

  test('detects one wrong digit or two swapped digits', () => {
    const number = '4539578763621486';
    expect(isPaymentCardNumber(number)).toBe(true);
    for (let at = 0; at < number.length; at += 1) {
      const other = String((Number(number[at]) + 1) % 10);
      expect(isPaymentCardNumber(number.slice(0, at) + other + number.slice(at + 1))).toBe(false);
    }
    expect(isPaymentCardNumber('4539578763624186')).toBe(false);
  });

  test.each([
    ['4242', 'visa'],
    ['5555 5555', 'mastercard'],
    ['2221 00', 'mastercard'],
    ['2720 99', 'mastercard'],
    ['2721 00', 'other'],
    ['3782', 'amex'],
    ['3056', 'diners'],
    ['6011', 'other'],
    ['', 'other'],
  ])('starting with %s has the brand %s', (start, brand) => expect(brandOf(start)).toBe(brand));

  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['378282246310005', '3782 822463 10005'],
    ['37828', '3782 8'],
    ['4242abc42', '4242 42'],
    ['', ''],
  ])('%s is formatted as %s', (typed, written) => expect(groupDigits(typed)).toBe(written));

  test('determines the test card’s behaviour, in any formatting', () => {
    expect(behaviourOf('4000000000009995')).toBe('no_funds');
    expect(behaviourOf('4000 0025 0000 3155')).toBe('asks_holder');
    expect(behaviourOf('5555555555554444')).toBe('pays');
    expect(digitsOf('4000\u00a00025-0000 3155')).toBe('4000002500003155');
  });
});

test.each(['דנה לוי', "O'Neil", 'כהן בע"מ', 'Zoë Å'])('%s is a valid holder name', (name) =>
  expect(isHolderName(name)).toBe(true),
);
test.each(['', 'ד', '4242 4242', '<b>dana</b>', '--', 'x'.repeat(61)])('%s is not a valid holder name', (name) =>
  expect(isHolderName(name)).toBe(false),
);

test('a card is valid until the last minute of its month in Israel time', () => {
  const expiry = { month: 11, year: 2026 };
  expect(isPast(expiry, new Date('2026-11-30T21:59:00Z'))).toBe(false);
  expect(isPast(expiry, new Date('2026-11-30T22:01:00Z'))).toBe(true);
  expect(isPast({ month: 1, year: 2027 }, now)).toBe(false);
});

test('invalid fields are listed in the order of the form', () => {
  expect(invalidFieldsOf(validInput, now)).toEqual([]);
  expect(invalidFieldsOf({ number: '1', name: '', expiry: { month: 13, year: 2027 }, cvv: 'abc' }, now)).toEqual([
    'number',
    'name',
    'expiry',
    'cvv',
  ]);
  expect(invalidFieldsOf({ ...validInput, expiry: { month: 10, year: 2026 } }, now)).toEqual(['expiry']);
  expect(invalidFieldsOf({ ...validInput, expiry: { month: 1, year: 2060 } }, now)).toEqual(['expiry']);
  expect(invalidFieldsOf({ ...validInput, expiry: { month: Number.NaN, year: Number.NaN } }, now)).toEqual(['expiry']);
});

test('American Express has a CVV of four digits, others of three', () => {
  const amex = { ...validInput, number: '378282246310005' };
  expect(invalidFieldsOf(amex, now)).toEqual(['cvv']);
  expect(invalidFieldsOf({ ...amex, cvv: '1234' }, now)).toEqual([]);
  expect(invalidFieldsOf({ ...validInput, cvv: '1234' }, now)).toEqual(['cvv']);
});
