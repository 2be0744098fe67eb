import { expect, test } from 'vitest';
import { createTruth } from './truth.ts';

test('what was read is true until something that it hangs on changes', () => {
  const truth = createTruth(10);
  const since = truth.now();
  expect(truth.holds(since, ['a', 'b'])).toBe(true);
  truth.change('c');
  expect(truth.holds(since, ['a', 'b'])).toBe(true);
  truth.change('b');
  expect(truth.holds(since, ['a', 'b'])).toBe(false);
  expect(truth.holds(since, ['a'])).toBe(true);
  expect(truth.holds(truth.now(), ['a', 'b'])).toBe(true);
});

test('a change that comes while it is being read makes it doubtful', () => {
  const truth = createTruth(10);
  const before = truth.now();
  truth.change('a');
  expect(truth.holds(before, ['a'])).toBe(false);
});

test('after a gap, or after more changes than can be remembered, nothing read before is sure', () => {
  const truth = createTruth(2);
  const first = truth.now();
  truth.clear();
  expect(truth.holds(first, ['a'])).toBe(false);
  const second = truth.now();
  for (const key of ['x', 'y', 'z']) truth.change(key);
  expect(truth.holds(second, ['a'])).toBe(false);
  expect(truth.holds(truth.now(), ['a', 'z'])).toBe(true);
});
