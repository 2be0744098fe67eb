import { expect, test } from 'vitest';
import { heirOf } from './pass-focus.ts';

test.each([
  [[1, 2, 3], [2], 3],
  [[1, 2, 3], [3], 2],
  [[1, 2, 3, 4], [2, 3], 4],
  [[1, 2, 3, 4], [1, 3], 2],
  [[1], [1], undefined],
  [[1, 2], [9], 1],
])('of %j, when %j leave, %s takes the focus', (order, leaving, heir) => {
  expect(heirOf(order, leaving)).toBe(heir);
});
