import { expect, test } from 'vitest';
import { withChoice } from './use-plan.ts';

test('a page is added once, and taken out again', () => {
  expect(withChoice([1, 2], [2, 3], true)).toEqual([1, 2, 3]);
  expect(withChoice([1, 2, 3], [2, 3], false)).toEqual([1]);
});

test('no more are chosen than one move takes', () => {
  const many = Array.from({ length: 999 }, (_, at) => at + 1);
  expect(withChoice(many, [1_001, 1_002, 1_003], true)).toEqual([...many, 1_001]);
});
