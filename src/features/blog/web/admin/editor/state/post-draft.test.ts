import { expect, test } from 'vitest';
import { draftExample } from '../../testing/post-examples.ts';
import { draftOf, unsavedPosts } from './post-draft.ts';

test('a stored draft is restored unchanged, also with an empty title', () => {
  const copy = { version: 3, draft: draftOf(draftExample({ title: '' })) };
  expect(unsavedPosts.parse(JSON.stringify(copy))).toEqual(copy);
});

test.each([undefined, '', 'null', '{', '{"version":3}', '{"version":"3","draft":{}}'])('%j is not restored', (text) => {
  expect(unsavedPosts.parse(text)).toBeUndefined();
});

test('an invalid body is not restored', () => {
  const draft = { ...draftOf(draftExample()), body: [{ kind: 'script', text: 'alert(1)' }] };
  expect(unsavedPosts.parse(JSON.stringify({ version: 3, draft }))).toBeUndefined();
});
