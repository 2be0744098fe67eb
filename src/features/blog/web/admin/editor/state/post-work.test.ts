import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestErrorOf } from '#web-kit/api/request-error.ts';
import type { DraftPost } from '../../../../contract.ts';
import { draftExample } from '../../testing/post-examples.ts';
import { draftOf, type UnsavedPost, unsavedPosts } from './post-draft.ts';
import { createPostWork } from './post-work.ts';

// Retries, flushes and reverted changes are tested with the draft saver; here is what a post adds to it.
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const first = draftExample({ version: 4 });
const published = draftExample({ version: 4, status: 'published', publishAt: '2026-11-01T08:00:00.000Z' });
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A fake server whose responses the test resolves one by one. */
function begin(post: DraftPost = first, unsaved?: UnsavedPost) {
  const calls: { title: string; version: number; end: PromiseWithResolvers<DraftPost> }[] = [];
  const onSaved = vi.fn();
  const work = createPostWork(
    post,
    {
      save: ({ title }, version) => {
        const end = Promise.withResolvers<DraftPost>();
        calls.push({ title, version, end });
        return end.promise;
      },
      isPublic: ({ status }) => status === 'published',
      onSaved,
    },
    unsaved,
  );
  const last = () => calls.at(-1) as (typeof calls)[number];
  const succeed = (version: number) => {
    last().end.resolve({ ...post, title: last().title, version });
    return wait(0);
  };
  const fail = (status: number, body: object) => {
    last().end.reject(requestErrorOf(status, 'refused', body));
    return wait(0);
  };
  const sent = () => calls.map(({ title, version }) => [title, version]);
  return { work, sent, onSaved, succeed, fail, kind: () => work.state().save.kind };
}

test('a draft is saved 1.5 s after the last change, with its base version', async () => {
  const { work, sent, kind, succeed, onSaved } = begin();
  work.change({ title: 'a' });
  await wait(1_400);
  work.change({ title: 'ab' });
  await wait(1_499);
  expect(sent()).toEqual([]);
  await wait(1);
  expect([sent(), kind()]).toEqual([[['ab', 4]], 'saving']);
  await succeed(5);
  expect([kind(), work.state().post.version, onSaved.mock.calls.length]).toEqual(['saved', 5, 1]);
});

test('a draft found in the tab is saved with its base version', async () => {
  const { work, sent } = begin(first, { version: 3, draft: { ...first, title: 'found' } });
  work.updateSaveState();
  await wait(1_500);
  expect(sent()).toEqual([['found', 3]]);
});

test('a published post is saved only on request', async () => {
  const { work, sent, kind, succeed } = begin(published);
  work.change({ title: 'a' });
  await wait(90_000);
  expect([sent(), kind()]).toEqual([[], 'held']);
  const flushed = work.flush();
  await succeed(5);
  await expect(flushed).resolves.toBe(true);
  expect(kind()).toBe('saved');
});

test('a draft that was just published holds its changes from then on', () => {
  const { work, kind } = begin();
  work.change({ title: 'a' });
  work.adopt({ ...published, title: first.title });
  expect(kind()).toBe('held');
});

test('a refused field shows its error until it is changed', async () => {
  const { work, sent, fail } = begin();
  work.change({ slug: 'taken' });
  await wait(1_500);
  await fail(400, { fields: { slug: 'Taken', 'tags.2': 'Long', 'tags.3': 'Long too', version: 'odd' } });
  expect(work.state().errors).toEqual({ slug: 'Taken', tags: 'Long' });
  work.change({ slug: 'free' });
  expect(work.state().errors).toEqual({ tags: 'Long' });
  await wait(1_500);
  expect(sent()).toHaveLength(2);
});

describe('a newer version on the server', () => {
  const newer = draftExample({ version: 9, title: 'theirs' });
  const conflict = async () => {
    const all = begin();
    all.work.change({ title: 'mine' });
    await wait(1_500);
    await all.fail(409, { post: newer });
    expect(all.kind()).toBe('conflict');
    return all;
  };

  test('can be overwritten with mine', async () => {
    const { work, sent, kind, succeed } = await conflict();
    work.overwrite();
    expect(sent()[1]).toEqual(['mine', 9]);
    await succeed(10);
    expect(kind()).toBe('saved');
  });

  test('can be taken instead of mine, which can still be restored', async () => {
    const { work, sent, kind } = await conflict();
    const mine = work.state().draft;
    work.takeTheirs();
    expect([work.state().draft.title, work.state().post, kind()]).toEqual(['theirs', newer, 'saved']);
    work.change(mine);
    await wait(1_500);
    expect(sent()[1]).toEqual(['mine', 9]);
  });

  test('returned by another request is not overwritten unseen', async () => {
    const { work, sent } = begin();
    work.adopt(newer);
    work.change({ title: 'mine' });
    await wait(1_500);
    expect(sent()).toEqual([['mine', 4]]);
  });
});

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
