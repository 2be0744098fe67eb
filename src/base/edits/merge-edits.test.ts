import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { inserted, moveItem } from './list-edits.ts';
import { mergeEdits } from './merge-edits.ts';

const base = {
  name: 'Dana',
  contact: { phones: ['1'], email: 'a@b.example' },
  blocks: [
    { id: 'a', title: 'one', hidden: false },
    { id: 'b', title: 'two', hidden: false },
  ],
};
const [a, b] = base.blocks as [object, object];
const merge = (mine: object, theirs: object) => mergeEdits<unknown>(base, { ...base, ...mine }, { ...base, ...theirs });

describe('two edits of one draft', () => {
  test('of different fields are both taken, at any depth', () => {
    const mine = { name: 'Noa', contact: { ...base.contact, phones: ['1', '2'] } };
    const theirs = { contact: { ...base.contact, email: 'c@d.example' } };
    expect(merge(mine, theirs)).toEqual({
      value: { ...base, name: 'Noa', contact: { phones: ['1', '2'], email: 'c@d.example' } },
      hasConflict: false,
    });
  });

  test('of a picture and of its description are a conflict, and the two are not mixed', () => {
    const [old, mine, theirs] = [
      { cover: { file: 'one', alt: 'A card' } },
      { cover: { file: 'two', alt: '' } },
      { cover: { file: 'one', alt: 'A blue card' } },
    ];
    expect(mergeEdits(old, mine, theirs)).toEqual({ value: mine, hasConflict: true });
    expect(mergeEdits(old, mine, theirs, 'theirs')).toEqual({ value: theirs, hasConflict: true });
  });

  test('that are the same are no conflict', () => {
    expect(merge({ name: 'Noa' }, { name: 'Noa' })).toEqual({ value: { ...base, name: 'Noa' }, hasConflict: false });
  });

  test('of the same field are a conflict, and the preferred one is taken', () => {
    const [mine, theirs] = [
      { ...base, name: 'Noa' },
      { ...base, name: 'Gil' },
    ];
    expect(mergeEdits(base, mine, theirs)).toEqual({ value: mine, hasConflict: true });
    expect(mergeEdits(base, mine, theirs, 'theirs')).toEqual({ value: theirs, hasConflict: true });
  });

  test('of different rows, or of different fields of one row, are both taken', () => {
    const mine = { blocks: [{ ...a, title: 'mine' }, b] };
    const theirs = {
      blocks: [
        { ...a, hidden: true },
        { ...b, title: 'theirs' },
      ],
    };
    expect(merge(mine, theirs)).toEqual({
      value: {
        ...base,
        blocks: [
          { id: 'a', title: 'mine', hidden: true },
          { ...b, title: 'theirs' },
        ],
      },
      hasConflict: false,
    });
  });

  test('that add rows keep both, each in its place; a removed row is gone', () => {
    const [c, d] = [{ id: 'c' }, { id: 'd' }];
    expect(merge({ blocks: [a, c, b] }, { blocks: [a, b, d] })).toEqual({
      value: { ...base, blocks: [a, c, b, d] },
      hasConflict: false,
    });
    expect(merge({ blocks: [c, b] }, { blocks: [a, b, d] })).toEqual({
      value: { ...base, blocks: [c, b, d] },
      hasConflict: false,
    });
  });

  test('a row that one side removed and the other changed stays', () => {
    const changed = { ...a, title: 'typed' };
    for (const [mine, theirs] of [
      [{ blocks: [b] }, { blocks: [changed, b] }],
      [{ blocks: [changed, b] }, { blocks: [b] }],
    ] as const)
      expect(merge(mine, theirs)).toEqual({ value: { ...base, blocks: [changed, b] }, hasConflict: false });
  });

  test('an order changed on one side is taken; on both sides it is a conflict', () => {
    expect(merge({ blocks: [b, a] }, { name: 'Gil' })).toMatchObject({ value: { blocks: [b, a], name: 'Gil' } });
    expect(merge({ name: 'Noa' }, { blocks: [b, a] })).toMatchObject({ value: { blocks: [b, a], name: 'Noa' } });
    const c = { id: 'c' };
    const [old, mine, theirs] = [
      [a, b, c],
      [c, a, b],
      [b, c, a],
    ] as [object[], object[], object[]];
    expect(mergeEdits(old, mine, theirs)).toEqual({ value: mine, hasConflict: true });
    expect(mergeEdits(old, mine, theirs, 'theirs')).toEqual({ value: theirs, hasConflict: true });
  });

  test('without a known base, only equal values are taken without asking', () => {
    const theirs = { ...base, name: 'Gil' };
    expect(mergeEdits(undefined, base, theirs)).toEqual({ value: base, hasConflict: true });
    expect(mergeEdits(undefined, base, structuredClone(base))).toEqual({ value: base, hasConflict: false });
  });

  test('one side without changes gives the other, whatever they are', () => {
    const trees = fc.dictionary(fc.string(), fc.jsonValue());
    forAll(trees, trees, (one, other) => {
      expect(mergeEdits(one, one, other)).toEqual({ value: other, hasConflict: false });
      expect(mergeEdits(one, other, one)).toEqual({ value: other, hasConflict: false });
    });
  });
});

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
