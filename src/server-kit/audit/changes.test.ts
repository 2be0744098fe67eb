import { expect, test } from 'vitest';
import { changesOf } from './index.ts';

test('returns only the fields that differ', () => {
  const at = '2026-11-15T10:00:00Z';
  const before = { name: 'a', tags: ['x'], hiddenAt: null, at: new Date(at), gone: 1 };
  const after = { name: 'b', tags: ['x'], hiddenAt: new Date(at), at: new Date(at), fresh: true };
  expect(changesOf(before, after)).toEqual({
    before: { name: 'a', hiddenAt: null, fresh: undefined },
    after: { name: 'b', hiddenAt: new Date(at), fresh: true },
  });
});

test('returns nothing on both sides when nothing differs', () => {
  expect(changesOf({ a: { b: [1] } }, { a: { b: [1] } })).toEqual({ before: {}, after: {} });
});
