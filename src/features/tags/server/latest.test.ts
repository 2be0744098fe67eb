import { expect, test } from 'vitest';
import { createLatest } from './latest.ts';

test('the ones not kept anew for the longest make room', () => {
  const latest = createLatest<number>(2);
  latest.keep('a', 1);
  latest.keep('b', 2);
  latest.keep('a', 3);
  latest.keep('c', 4);
  expect(['a', 'b', 'c'].map(latest.find)).toEqual([3, undefined, 4]);
});
