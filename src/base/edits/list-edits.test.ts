import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { inserted, moveItem } from './list-edits.ts';

test('moving an item shifts the others', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

test('moving beyond the ends changes nothing', () => {
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

test('moving there and back changes nothing', () => {
  forAll(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (items, one, two) => {
    const [from, to] = [one % items.length, two % items.length];
    expect(moveItem(moveItem(items, from, to), to, from)).toEqual(items);
  });
});

test('a removed item is reinserted at its index, or at the end of a shorter list', () => {
  expect(inserted(['a', 'c'], 1, 'b')).toEqual(['a', 'b', 'c']);
  expect(inserted(['a'], 5, 'b')).toEqual(['a', 'b']);
});
