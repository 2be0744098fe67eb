import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('the ones not kept anew for the longest make room', () => {
  const latest = createLruCache<number>(2);
  latest.set('a', 1);
  latest.set('b', 2);
  latest.set('a', 3);
  latest.set('c', 4);
  expect(['a', 'b', 'c'].map(latest.find)).toEqual([3, undefined, 4]);
});
