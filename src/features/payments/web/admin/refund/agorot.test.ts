import { expect, test } from 'vitest';
import { agorotOf, shekelsOf } from './agorot.ts';

test.each([
  ['1', 100],
  [' 19.9 ', 1_990],
  ['19,05', 1_905],
  ['0.01', 1],
  ['200', 20_000],
])('%j is %d agorot', (typed, agorot) => {
  expect(agorotOf(typed, 20_000)).toBe(agorot);
});

test.each(['', '0', '0.00', '-1', '1.234', '200.01', '1e3', 'all', '1.', '.5', '₪5'])(
  '%j is not a valid refund amount',
  (typed) => {
    expect(agorotOf(typed, 20_000)).toBeUndefined();
  },
);

test('formats the remaining amount as typed input', () => {
  expect([shekelsOf(20_000), shekelsOf(1_990), shekelsOf(5)]).toEqual(['200', '19.90', '0.05']);
  expect(agorotOf(shekelsOf(1_990), 1_990)).toBe(1_990);
});
