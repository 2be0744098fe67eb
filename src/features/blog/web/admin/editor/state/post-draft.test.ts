import { expect, test } from 'vitest';
import { draftExample } from '../../testing/post-examples.ts';
import { draftOf, unsavedPosts } from './post-draft.ts';

test('what was kept comes back as it was, an unfinished title too', () => {
  const copy = { version: 3, draft: draftOf(draftExample({ title: '' })) };
  expect(unsavedPosts.parse(JSON.stringify(copy))).toEqual(copy);
});

test.each([undefined, '', 'null', '{', '{"version":3}', '{"version":"3","draft":{}}'])('%j is none of ours', (text) => {
  expect(unsavedPosts.parse(text)).toBeUndefined();
});

test('a body that no post can have is not opened', () => {
  const draft = { ...draftOf(draftExample()), body: [{ kind: 'script', text: 'alert(1)' }] };
  expect(unsavedPosts.parse(JSON.stringify({ version: 3, draft }))).toBeUndefined();
});
