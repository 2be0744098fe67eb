import { expect, test } from 'vitest';
import { withChoice } from './use-plan.ts';

test('a page of owners is added once, and removed again', () => {
  expect(withChoice([1, 2], [2, 3], true)).toEqual([1, 2, 3]);
  expect(withChoice([1, 2, 3], [2, 3], false)).toEqual([1]);
});

test('the selection is limited to the maximum of one migration', () => {
  const many = Array.from({ length: 999 }, (_, at) => at + 1);
  expect(withChoice(many, [1_001, 1_002, 1_003], true)).toEqual([...many, 1_001]);
});
