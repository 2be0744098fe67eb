import { expect, test } from 'vitest';
import { createCacheInvalidation } from './cache-invalidation.ts';

test('a cached value is valid until one of its dependencies changes', () => {
  const invalidation = createCacheInvalidation(10);
  const since = invalidation.now();
  expect(invalidation.holds(since, ['a', 'b'])).toBe(true);
  invalidation.change('c');
  expect(invalidation.holds(since, ['a', 'b'])).toBe(true);
  invalidation.change('b');
  expect(invalidation.holds(since, ['a', 'b'])).toBe(false);
  expect(invalidation.holds(since, ['a'])).toBe(true);
  expect(invalidation.holds(invalidation.now(), ['a', 'b'])).toBe(true);
});

test('a change during a read invalidates its result', () => {
  const invalidation = createCacheInvalidation(10);
  const before = invalidation.now();
  invalidation.change('a');
  expect(invalidation.holds(before, ['a'])).toBe(false);
});

test('a gap, or more changes than the log can hold, invalidates everything read before', () => {
  const invalidation = createCacheInvalidation(2);
  const first = invalidation.now();
  invalidation.clear();
  expect(invalidation.holds(first, ['a'])).toBe(false);
  const second = invalidation.now();
  for (const key of ['x', 'y', 'z']) invalidation.change(key);
  expect(invalidation.holds(second, ['a'])).toBe(false);
  expect(invalidation.holds(invalidation.now(), ['a', 'z'])).toBe(true);
});
