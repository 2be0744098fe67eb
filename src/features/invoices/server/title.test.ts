import { expect, test } from 'vitest';
import { titleOf } from './title.ts';

const line = (quantity: number) => ({ text: { he: 'כרטיס', en: 'Card' }, quantity, amount: 100 * quantity });

// In Hebrew the number comes first: after a Latin word it would join it, and both would run from left to right.
test('a title states a quantity of more than one', () => {
  expect(titleOf([line(25), line(1)], 'he')).toBe('25 יחידות של כרטיס');
  expect(titleOf([line(25)], 'en')).toBe('Card × 25');
  expect(titleOf([line(1)], 'he')).toBe('כרטיס');
  expect(titleOf([], 'he')).toBe('');
});

test('a line with its own words for several is named by them, unless it is of one', () => {
  const several = { he: 'שני כרטיסי עץ', en: '2 wooden cards' };
  expect(titleOf([{ ...line(2), several }], 'he')).toBe('שני כרטיסי עץ');
  expect(titleOf([{ ...line(2), several }], 'en')).toBe('2 wooden cards');
  expect(titleOf([{ ...line(1), several }], 'he')).toBe('כרטיס');
});
