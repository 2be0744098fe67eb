import { expect, test } from 'vitest';
import { targetPath } from './target-path.ts';
import { changesIn, tellingChange } from './web/entry-body.tsx';

test('both sides of an entry are compared field by field', () => {
  expect(changesIn({ before: { state: 'paid', gone: 1 }, after: { state: 'approved', note: 'x' } })).toEqual([
    { name: 'state', before: 'paid', after: 'approved' },
    { name: 'gone', before: 1, after: undefined },
    { name: 'note', before: undefined, after: 'x' },
  ]);
  expect(changesIn({ before: null, after: null })).toEqual([]);
});

test.each([
  [{ state: 'paid', carrier: null }, { state: 'approved', carrier: 'own' }, ['state', 'paid', 'approved']],
  [null, { slug: 'x', name: 'Bakers' }, ['name', undefined, 'Bakers']],
  [{ title: 'Old' }, null, ['title', 'Old', undefined]],
  [null, { texts: { he: { title: 'שלום' }, en: { title: 'Hello' } } }, ['texts', undefined, 'Hello']],
  [{ name: { he: 'דואר', en: 'Post' } }, { name: { he: 'דואר', en: 'Office' } }, ['name', 'Post', 'Office']],
  [{ complimentaryPackage: null }, { complimentaryPackage: 'pro' }, ['complimentaryPackage', undefined, 'pro']],
])('a row of the list shows the change that tells most: %j to %j', (before, after, shown) => {
  const { name, before: from, after: to } = tellingChange({ before, after }, 'en') ?? {};
  expect([name, from, to]).toEqual(shown);
});

test('a row of the list shows nothing where no change tells anything', () => {
  expect(tellingChange({ before: null, after: { count: 3, state: null } }, 'en')).toBeUndefined();
});

test.each([
  ['user', '12', '/admin/users/12'],
  ['batch', 'May & June', '/admin/tags?batch=May%20%26%20June'],
  ['call', 'PUT /x', undefined],
  ['constructor', '1', undefined],
])('%s %s links to %s', (kind, id, path) => {
  expect(targetPath({ kind, id })).toBe(path);
});
