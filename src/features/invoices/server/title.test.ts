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
