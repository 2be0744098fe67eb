import { expect, test } from 'vitest';
import { formatTypedPhone, normalizeWebAddress } from './typed-values.ts';

test.each([
  ['0501234567', '050-123-4567'],
  ['+972 50 123 4567', '050-123-4567'],
  ['03 1234567', '03-123-4567'],
  ['*1234', '*1234'],
  ['+44 20 7946 0000', '+442079460000'],
  ['050-12', undefined],
  ['', undefined],
])('formats the phone %s as %s', (typed, expected) => {
  expect(formatTypedPhone(typed)).toBe(expected);
});

test.each([
  ['negia.example', 'https://negia.example/'],
  ['http://negia.example/a', 'http://negia.example/a'],
  ['javascript:alert(1)', undefined],
  ['negia', undefined],
  [' ', undefined],
])('normalizes the web address %s to %s', (typed, address) => {
  expect(normalizeWebAddress(typed)).toBe(address);
});
