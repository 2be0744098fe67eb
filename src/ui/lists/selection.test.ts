import { expect, test } from 'vitest';
import { pickRange } from './selection.tsx';

const order = [9, 8, 7, 6, 5];

test.each([
  [9, 7, [9, 8, 7]],
  [5, 7, [7, 6, 5]],
  [7, 7, [7]],
  [undefined, 7, [7]],
  [3, 7, [7]],
  [9, 3, [3]],
])('selecting from %j to %j yields %j', (last, id, ids) => {
  expect(pickRange(order, last, id)).toEqual(ids);
});
