import { expect, test } from 'vitest';
import { targetPath } from './target-path.ts';
import { changesIn } from './web/entry-body.tsx';

test('both sides of an entry are compared field by field', () => {
  expect(changesIn({ before: { state: 'paid', gone: 1 }, after: { state: 'approved', note: 'x' } })).toEqual([
    { name: 'state', before: 'paid', after: 'approved' },
    { name: 'gone', before: 1, after: undefined },
    { name: 'note', before: undefined, after: 'x' },
  ]);
  expect(changesIn({ before: null, after: null })).toEqual([]);
});

test.each([
  ['user', '12', '/admin/users/12'],
  ['batch', 'May & June', '/admin/tags?batch=May%20%26%20June'],
  ['call', 'PUT /x', undefined],
  ['constructor', '1', undefined],
])('%s %s links to %s', (kind, id, path) => {
  expect(targetPath({ kind, id })).toBe(path);
});
