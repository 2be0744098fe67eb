import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError, requestErrorOf } from '../api/request-error.ts';
import { createDraftSaver } from './draft-saver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Note {
  readonly text: string;
  readonly tag?: string;
}
interface SavedNote extends Note {
  readonly version: number;
}

const note = (text: string): Note => ({ text });
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const stale = (current: SavedNote) => requestErrorOf(409, 'stale', { current });

/** A server whose responses the test resolves one by one. An empty note is incomplete, one with a lock is held. */
function begin({ draft, isNew = false }: { readonly draft?: Note; readonly isNew?: boolean } = {}) {
  const calls: { text: string; tag: string | undefined; version: number; end: PromiseWithResolvers<SavedNote> }[] = [];
  const onSaved = vi.fn();
  const onRejected = vi.fn();
  let isStored = !isNew;
  const saver = createDraftSaver<Note, SavedNote, 'new' | 'incomplete' | 'held'>({
    version: 1,
    saved: note('first'),
    draft,
    saveAfterMilliseconds: 1_000,
    save: ({ text, tag }, version) => {
      const end = Promise.withResolvers<SavedNote>();
      calls.push({ text, tag, version, end });
      return end.promise;
    },
    draftOf: ({ version: _, ...draft }) => draft,
    conflictIn: (body) => (body as { current?: SavedNote }).current,
    changedKind: ({ text }) => (text === '' ? 'incomplete' : text.startsWith('locked') ? 'held' : 'waiting'),
    unchangedKind: () => (isStored ? 'saved' : 'new'),
    onSaved: (saved) => {
      isStored = true;
      onSaved(saved);
    },
    onRejected,
  });
  const kinds: string[] = [];
  saver.subscribe(() => kinds.push(saver.state().kind));
  const succeed = (version: number, text = calls.at(-1)?.text ?? '') => {
    calls.at(-1)?.end.resolve({ text, version });
    return wait(0);
  };
  const fail = (error: Error) => {
    calls.at(-1)?.end.reject(error);
    return wait(0);
  };
  const changeAndWait = (text: string) => {
    saver.change(note(text));
    return wait(1_000);
  };
  const sent = () => calls.map(({ text, version }) => [text, version]);
  return {
    saver,
    changeAndWait,
    calls,
    sent,
    kinds,
    onSaved,
    onRejected,
    succeed,
    fail,
    kind: () => saver.state().kind,
  };
}

describe('a change', () => {
  test('is saved once, one second after the last edit', async () => {
    const { saver, sent, kinds, succeed } = begin();
    saver.change(note('a'));
    await wait(900);
    saver.change(note('ab'));
    await wait(999);
    expect(sent()).toEqual([]);
    await wait(1);
    expect(sent()).toEqual([['ab', 1]]);
    await succeed(2);
    expect([kinds, saver.version(), saver.isSafe()]).toEqual([['waiting', 'saving', 'saved'], 2, true]);
  });

  test('during a save is saved after it, with the returned version', async () => {
    const { saver, sent, kind, succeed, changeAndWait } = begin();
    await changeAndWait('a');
    saver.change(note('ab'));
    await wait(9_000);
    expect([sent(), kind()]).toEqual([[['a', 1]], 'saving']);
    await succeed(2);
    expect(kind()).toBe('waiting');
    await wait(1_000);
    expect(sent()[1]).toEqual(['ab', 2]);
  });

  test('that is reverted is not saved', async () => {
    const { saver, sent, kind } = begin();
    saver.change(note('a'));
    saver.change(note('first'));
    await wait(9_000);
    expect([sent(), kind()]).toEqual([[], 'saved']);
  });

  test('that the server normalises is not sent again', async () => {
    const { sent, kind, succeed, changeAndWait } = begin();
    await changeAndWait('a');
    await succeed(2, 'A');
    await wait(9_000);
    expect([sent().length, kind()]).toEqual([1, 'saved']);
  });

  test('is not sent after a stop', async () => {
    const { saver, sent } = begin();
    saver.change(note('a'));
    saver.stop();
    await wait(9_000);
    expect(sent()).toEqual([]);
  });

  test('from an earlier visit is saved after a recheck', async () => {
    const { saver, sent, kind } = begin({ draft: note('found') });
    expect([kind(), saver.draft()]).toEqual(['saved', note('found')]);
    saver.recheck();
    await wait(1_000);
    expect(sent()).toEqual([['found', 1]]);
  });
});

describe('a flush', () => {
  test('sends immediately and resolves to true', async () => {
    const { saver, sent, succeed } = begin();
    saver.change(note('a'));
    const flushed = saver.flush();
    expect(sent()).toHaveLength(1);
    await succeed(2);
    await expect(flushed).resolves.toBe(true);
    await wait(9_000);
    expect(sent()).toHaveLength(1);
  });

  test('waits for the save in progress and sends later changes', async () => {
    const { saver, sent, succeed, changeAndWait } = begin();
    await changeAndWait('a');
    saver.change(note('b'));
    const flushed = saver.flush();
    await succeed(2);
    await succeed(3);
    await expect(flushed).resolves.toBe(true);
    expect(sent()).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  test('without a change sends nothing', async () => {
    const { saver, sent } = begin();
    await expect(saver.flush()).resolves.toBe(true);
    await expect(saver.flushNew()).resolves.toBe(true);
    expect(sent()).toEqual([]);
  });

  test('stores a new draft only by flushNew', async () => {
    const { saver, sent, kind, succeed } = begin({ isNew: true });
    await expect(saver.flush()).resolves.toBe(true);
    expect([sent(), kind()]).toEqual([[], 'new']);
    const flushed = saver.flushNew();
    await succeed(1);
    await expect(flushed).resolves.toBe(true);
    expect([sent(), kind()]).toEqual([[['first', 1]], 'saved']);
  });
});

describe('a draft that must not be sent automatically', () => {
  test('is never sent while incomplete', async () => {
    const { saver, sent, kind, changeAndWait } = begin();
    saver.change(note(''));
    await wait(9_000);
    await expect(saver.flush()).resolves.toBe(false);
    expect([sent(), kind(), saver.isSafe()]).toEqual([[], 'incomplete', false]);
    await changeAndWait('a');
    expect(sent()).toEqual([['a', 1]]);
  });

  test('is sent only on request while held', async () => {
    const { saver, sent, kind, succeed } = begin();
    saver.change(note('locked'));
    await wait(90_000);
    expect([sent(), kind(), saver.isSafe()]).toEqual([[], 'held', false]);
    const flushed = saver.flush();
    await succeed(2);
    await expect(flushed).resolves.toBe(true);
  });

  test('is not retried while held, and the next change is held again', async () => {
    const { saver, sent, kind, fail } = begin();
    saver.change(note('locked'));
    void saver.flush();
    await fail(new NetworkError('none'));
    await wait(90_000);
    expect([sent().length, kind()]).toEqual([1, 'offline']);
    saver.change(note('locked too'));
    expect(kind()).toBe('held');
  });
});

describe('a failed save', () => {
  test('of the connection is retried with growing delays and the newest draft', async () => {
    const { saver, sent, kind, fail, succeed, changeAndWait } = begin();
    await changeAndWait('a');
    await fail(new NetworkError('none'));
    expect(kind()).toBe('offline');
    await wait(3_000);
    await fail(new NetworkError('none'));
    saver.change(note('ab'));
    await wait(5_999);
    expect(sent()).toHaveLength(2);
    await wait(1);
    expect(sent().at(-1)).toEqual(['ab', 1]);
    await succeed(2);
    expect(kind()).toBe('saved');
  });

  test('is retried at least once a minute', async () => {
    const { sent, fail, changeAndWait } = begin();
    await changeAndWait('a');
    for (let tries = 1; tries <= 8; tries += 1) {
      await fail(new NetworkError('none'));
      await wait(60_000);
      expect(sent()).toHaveLength(tries + 1);
    }
  });

  test.each([401, 423, 429, 500, 503])('with status %i is retried', async (status) => {
    const { saver, sent, fail, changeAndWait } = begin();
    await changeAndWait('a');
    await fail(requestErrorOf(status, 'later', undefined));
    expect(saver.state()).toMatchObject({ kind: 'failed', message: 'later', isRetryable: true });
    await wait(3_000);
    expect(sent()).toHaveLength(2);
  });

  test('of a field is reported, and not retried before a change', async () => {
    const { saver, sent, onRejected, fail, succeed, changeAndWait } = begin();
    await changeAndWait('a');
    await fail(requestErrorOf(400, 'bad', { fields: { text: 'Too short' } }));
    expect(saver.state()).toMatchObject({ kind: 'failed', message: 'Too short', needsPlan: false });
    expect(onRejected).toHaveBeenLastCalledWith({ text: 'Too short' });
    await wait(90_000);
    expect(sent()).toHaveLength(1);
    await changeAndWait('abc');
    await succeed(2);
    expect(onRejected).toHaveBeenLastCalledWith({});
  });

  test('of the plan sets needsPlan', async () => {
    const { saver, fail, changeAndWait } = begin();
    await changeAndWait('a');
    await fail(requestErrorOf(402, 'upgrade', undefined));
    expect(saver.state()).toMatchObject({ kind: 'failed', message: 'upgrade', needsPlan: true, isRetryable: false });
  });
});

describe('a newer version on the server', () => {
  const theirs = { text: 'theirs', version: 9 };
  async function inConflict() {
    const all = begin();
    await all.changeAndWait('mine');
    await all.fail(stale(theirs));
    return all;
  }

  test('stops saving until the conflict is resolved', async () => {
    const { saver, sent } = await inConflict();
    saver.change(note('mine still'));
    saver.recheck();
    await wait(90_000);
    await expect(saver.flush()).resolves.toBe(false);
    expect([sent().length, saver.state()]).toEqual([
      1,
      { kind: 'conflict', current: theirs, merged: { mine: note('mine still'), theirs: note('theirs') } },
    ]);
  });

  test('is overwritten by the chosen draft, with the server version', async () => {
    const { saver, sent, kind, succeed, onSaved } = await inConflict();
    saver.overwrite(note('both'));
    expect([sent()[1], onSaved.mock.calls]).toEqual([['both', 9], [[theirs]]]);
    await succeed(10);
    expect(kind()).toBe('saved');
  });

  test.each(['mine', 'locked'])('of another field is merged into “%s”, which is sent at once', async (mine) => {
    const { saver, calls, fail, succeed, kind } = begin();
    saver.change(note(mine));
    const flushed = saver.flush();
    await fail(stale({ text: 'first', tag: 'theirs', version: 9 }));
    expect(calls[1]).toMatchObject({ text: mine, tag: 'theirs', version: 9 });
    await succeed(10);
    await expect(flushed).resolves.toBe(true);
    expect(kind()).toBe('saved');
  });

  test('that comes with every save is not answered in a loop', async () => {
    const { saver, calls, fail, kind } = begin();
    saver.change(note('locked'));
    const flushed = saver.flush();
    await fail(stale({ text: 'first', tag: 'a', version: 9 }));
    await fail(stale({ text: 'first', tag: 'b', version: 10 }));
    await expect(flushed).resolves.toBe(false);
    expect([calls.length, kind(), saver.draft()]).toEqual([2, 'held', { text: 'locked', tag: 'b' }]);
  });

  test('replaces a discarded draft, which can be restored as a regular change', async () => {
    const { saver, sent, kind, changeAndWait } = await inConflict();
    saver.replaceBase(theirs);
    expect([saver.draft(), saver.version(), kind()]).toEqual([note('theirs'), 9, 'saved']);
    await changeAndWait('mine');
    expect(sent()[1]).toEqual(['mine', 9]);
  });

  test('equal to what was sent counts as saved', async () => {
    const { saver, kind, onSaved, fail, changeAndWait } = begin();
    await changeAndWait('mine');
    await fail(stale({ text: 'mine', version: 2 }));
    expect([kind(), saver.version(), onSaved.mock.calls.length]).toEqual(['saved', 2, 1]);
  });

  test('missing from the response is a failure', async () => {
    const { saver, kind, fail, changeAndWait } = begin();
    await changeAndWait('mine');
    await fail(requestErrorOf(409, 'taken', {}));
    saver.overwrite(note('mine'));
    expect(kind()).toBe('failed');
  });
});

describe('another request', () => {
  test('that changed the stored draft does not lose what was typed meanwhile', async () => {
    const { saver, sent, kind } = begin();
    saver.change(note('typed'));
    saver.replaceBase({ text: 'first', version: 5 });
    expect(kind()).toBe('waiting');
    await wait(1_000);
    expect(sent()).toEqual([['typed', 5]]);
  });

  test('that only raised the version makes the next save use it', async () => {
    const { saver, sent, changeAndWait } = begin();
    saver.setVersion(5);
    await changeAndWait('a');
    expect(sent()).toEqual([['a', 5]]);
  });
});
