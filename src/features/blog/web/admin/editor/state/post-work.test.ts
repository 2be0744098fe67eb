import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestErrorOf } from '#web-kit/api/request-error.ts';
import type { DraftPost } from '../../../../contract.ts';
import { draftExample } from '../../testing/post-examples.ts';
import { draftOf, type PostDraft, type UnsavedPost, unsavedPosts } from './post-draft.ts';
import { createPostWork } from './post-work.ts';

// Retries, flushes and reverted changes are tested with the draft saver; here is what a post adds to it.
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const first = draftExample({ version: 4 });
const published = draftExample({ version: 4, status: 'published', publishAt: '2026-11-01T08:00:00.000Z' });
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A fake server whose responses the test resolves one by one. */
function begin(post: DraftPost = first, unsaved?: UnsavedPost) {
  const calls: { draft: PostDraft; version: number; end: PromiseWithResolvers<DraftPost> }[] = [];
  const onSaved = vi.fn();
  const work = createPostWork(
    post,
    {
      save: (draft, version) => {
        const end = Promise.withResolvers<DraftPost>();
        calls.push({ draft, version, end });
        return end.promise;
      },
      isPublic: ({ status }) => status === 'published',
      onSaved,
    },
    unsaved,
  );
  const last = () => calls.at(-1) as (typeof calls)[number];
  const succeed = (version: number) => {
    last().end.resolve({ ...post, ...last().draft, version });
    return wait(0);
  };
  const fail = (status: number, body: object) => {
    last().end.reject(requestErrorOf(status, 'refused', body));
    return wait(0);
  };
  const sent = () => calls.map(({ draft, version }) => [draft.title, version]);
  return { work, last, sent, onSaved, succeed, fail, kind: () => work.state().save.kind };
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

describe('a draft found in the tab', () => {
  const base = draftOf({ ...first, title: 'old', summary: 'old' });

  test('takes what was changed elsewhere since, and is saved', async () => {
    const { work, sent, last } = begin(first, { version: 3, base, draft: { ...base, tags: ['mine'] } });
    expect(work.state().draft).toEqual({ ...draftOf(first), tags: ['mine'] });
    work.updateSaveState();
    await wait(1_500);
    expect([sent(), last().draft.tags]).toEqual([[[first.title, 4]], ['mine']]);
  });

  test.each([base, undefined])('that contradicts a newer version asks', async (known) => {
    const all = begin(first, { version: 3, base: known, draft: { ...base, title: 'mine', summary: first.summary } });
    // Publishing returns the same text, which is still not the one that the copy is based on.
    all.work.adopt({ ...first, version: 5 });
    await wait(1_500);
    expect(all.sent()).toEqual([['mine', 3]]);
    await all.fail(409, { post: { ...first, version: 5 } });
    const { save } = all.work.state();
    expect(save).toMatchObject({
      kind: 'conflict',
      merged: { mine: { title: 'mine' }, theirs: { title: first.title } },
    });
  });

  test('is dropped if the server has it', () => {
    const { work } = begin(first, { version: 3, base, draft: { ...base, title: first.title } });
    expect(work.state().draft).toBe(work.saver.base());
  });
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
  const conflict = async (theirs: Partial<PostDraft> = {}, mine: Partial<PostDraft> = {}) => {
    const all = begin();
    all.work.change({ ...mine, title: 'mine' });
    await wait(1_500);
    await all.fail(409, { post: { ...newer, ...theirs } });
    expect(all.kind()).toBe('conflict');
    return all;
  };

  test('is overwritten with the chosen mix', async () => {
    const { work, last, kind, succeed } = await conflict({ summary: 'theirs' }, { tags: ['mine'] });
    const { save } = work.state();
    if (save.kind !== 'conflict') throw new Error(save.kind);
    expect(save.merged.mine).toEqual(draftOf({ ...newer, title: 'mine', summary: 'theirs', tags: ['mine'] }));
    work.saver.overwrite({ ...save.merged.mine, title: save.merged.theirs.title });
    expect([last().version, last().draft]).toEqual([9, draftOf({ ...newer, summary: 'theirs', tags: ['mine'] })]);
    await succeed(10);
    expect([kind(), work.state().draft]).toEqual(['saved', last().draft]);
  });

  test('can be taken instead of mine, which can still be restored', async () => {
    const { work, sent, kind } = await conflict();
    const mine = work.state().draft;
    work.discard(newer);
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
