import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError, requestErrorOf } from '#web-kit/api/request-error.ts';
import type { DraftPost } from '../../../../contract.ts';
import { draftExample } from '../../testing/post-examples.ts';
import type { UnsavedPost } from './post-draft.ts';
import { createPostWork } from './post-work.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const first = draftExample({ version: 4 });
const published = draftExample({ version: 4, status: 'published', publishAt: '2026-11-01T08:00:00.000Z' });

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
  const succeed = async (version: number) => {
    last().end.resolve({ ...post, title: last().title, version });
    await vi.advanceTimersByTimeAsync(0);
  };
  const fail = async (error: Error) => {
    last().end.reject(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  const sent = () => calls.map(({ title, version }) => [title, version]);
  return { work, calls, sent, onSaved, succeed, fail, kind: () => work.state().save.kind };
}

const refusal = (fields: Record<string, string>) => requestErrorOf(400, 'bad', { message: 'bad', fields });
const stale = (post: DraftPost) => requestErrorOf(409, 'stale', { message: 'stale', code: 'conflict', post });

describe('a draft', () => {
  test('is saved 1.5 s after the last change, with its base version', async () => {
    const { work, calls, sent, kind, succeed } = begin();
    work.change({ title: 'a' });
    await vi.advanceTimersByTimeAsync(1_400);
    work.change({ title: 'ab' });
    await vi.advanceTimersByTimeAsync(1_499);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([sent(), kind()]).toEqual([[['ab', 4]], 'saving']);
    await succeed(5);
    expect(kind()).toBe('saved');
  });

  test('never sends two saves at once: the newest follows with the returned version', async () => {
    const { work, sent, succeed } = begin();
    work.change({ title: 'a' });
    await vi.advanceTimersByTimeAsync(1_500);
    work.change({ title: 'ab' });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(sent()).toHaveLength(1);
    await succeed(5);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(sent()[1]).toEqual(['ab', 5]);
  });

  test('changed and reverted has nothing to save', async () => {
    const { work, calls, kind } = begin();
    work.change({ title: 'a' });
    work.change({ title: first.title });
    await vi.advanceTimersByTimeAsync(9_000);
    expect([calls.length, kind()]).toEqual([0, 'saved']);
  });

  test('a flush waits for the running save and sends the later changes', async () => {
    const { work, sent, succeed } = begin();
    work.change({ title: 'a' });
    await vi.advanceTimersByTimeAsync(1_500);
    work.change({ title: 'b' });
    const flushed = work.flush();
    await succeed(5);
    await succeed(6);
    await expect(flushed).resolves.toBe(true);
    expect(sent()).toEqual([
      ['a', 4],
      ['b', 5],
    ]);
  });

  test('a draft found in the tab is saved with its base version', async () => {
    const { work, sent } = begin(first, { version: 3, draft: { ...first, title: 'found' } });
    work.updateSaveState();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(sent()).toEqual([['found', 3]]);
  });
});

describe('a published post', () => {
  test('is saved only on request', async () => {
    const { work, calls, kind, succeed } = begin(published);
    work.change({ title: 'a' });
    await vi.advanceTimersByTimeAsync(90_000);
    expect([calls.length, kind()]).toEqual([0, 'held']);
    const flushed = work.flush();
    await vi.advanceTimersByTimeAsync(0);
    await succeed(5);
    await expect(flushed).resolves.toBe(true);
    expect(kind()).toBe('saved');
  });

  test('is not retried automatically', async () => {
    const { work, calls, kind, fail } = begin(published);
    work.change({ title: 'a' });
    void work.flush();
    await fail(new NetworkError('none'));
    await vi.advanceTimersByTimeAsync(90_000);
    expect([calls.length, kind()]).toEqual([1, 'offline']);
    work.change({ title: 'ab' });
    expect(kind()).toBe('held');
  });

  test('a draft that was just published holds its changes from then on', async () => {
    const { work, kind } = begin();
    work.change({ title: 'a' });
    work.adopt({ ...published, title: first.title });
    expect(kind()).toBe('held');
  });
});

describe('a failed export', () => {
  test('of the network is shown, retried with growing delays, and succeeds', async () => {
    const { work, calls, kind, succeed, fail } = begin();
    work.change({ title: 'a' });
    await vi.advanceTimersByTimeAsync(1_500);
    await fail(new NetworkError('none'));
    await vi.advanceTimersByTimeAsync(3_000);
    await fail(new NetworkError('none'));
    work.change({ title: 'ab' });
    await vi.advanceTimersByTimeAsync(5_999);
    expect([calls.length, kind()]).toEqual([2, 'offline']);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.at(-1)?.title).toBe('ab');
    await succeed(5);
    expect(kind()).toBe('saved');
  });

  test('of a field is shown at it until it is changed, without retries', async () => {
    const { work, calls, fail } = begin();
    work.change({ slug: 'taken' });
    await vi.advanceTimersByTimeAsync(1_500);
    await fail(refusal({ slug: 'Taken', 'tags.2': 'Long', 'tags.3': 'Long too', version: 'odd' }));
    expect(work.state().errors).toEqual({ slug: 'Taken', tags: 'Long' });
    await vi.advanceTimersByTimeAsync(90_000);
    expect(calls).toHaveLength(1);
    work.change({ slug: 'free' });
    expect(work.state().errors).toEqual({ tags: 'Long' });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(calls).toHaveLength(2);
  });

  test('of the server is retried', async () => {
    const { work, calls, kind, fail } = begin();
    work.change({ title: 'a' });
    await vi.advanceTimersByTimeAsync(1_500);
    await fail(requestErrorOf(503, 'away', undefined));
    expect(kind()).toBe('failed');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(calls).toHaveLength(2);
  });
});

describe('a conflict with a newer version', () => {
  const newer = draftExample({ version: 9, title: 'theirs' });
  const conflict = async () => {
    const all = begin();
    all.work.change({ title: 'mine' });
    await vi.advanceTimersByTimeAsync(1_500);
    await all.fail(stale(newer));
    return all;
  };

  test('stops saving until it is resolved', async () => {
    const { work, calls, kind } = await conflict();
    work.change({ title: 'mine too' });
    await vi.advanceTimersByTimeAsync(90_000);
    await expect(work.flush()).resolves.toBe(false);
    expect([calls.length, kind(), work.state().draft.title]).toEqual([1, 'conflict', 'mine too']);
  });

  test('overwriting saves mine with the newer version', async () => {
    const { work, sent, kind, succeed } = await conflict();
    work.overwrite();
    expect(sent()[1]).toEqual(['mine', 9]);
    await succeed(10);
    expect(kind()).toBe('saved');
  });

  test('taking theirs replaces mine, which can still be restored', async () => {
    const { work, sent, kind } = await conflict();
    const mine = work.state().draft;
    work.takeTheirs();
    expect([work.state().draft.title, kind()]).toEqual(['theirs', 'saved']);
    work.change(mine);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(sent()[1]).toEqual(['mine', 9]);
  });

  test('a save whose response was lost is treated as saved, not as a conflict', async () => {
    const { work, kind, fail } = begin();
    work.change({ title: 'mine' });
    await vi.advanceTimersByTimeAsync(1_500);
    await fail(stale({ ...first, title: 'mine', version: 5 }));
    expect([kind(), work.version()]).toEqual(['saved', 5]);
  });

  test('a newer version returned by another request is not overwritten unseen', async () => {
    const { work, sent } = begin();
    work.adopt(newer);
    work.change({ title: 'mine' });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(sent()).toEqual([['mine', 4]]);
  });
});
