import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Profile } from '#features/profiles/contract.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { NetworkError, requestErrorOf } from '#web-kit/api/request-error.ts';
import { toForm } from '../../form.ts';
import { exampleDocument } from '../../testing/example.ts';
import { profileExample } from '../testing/profile-example.ts';
import { createAutosave, unsavedProfiles } from './autosave.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const named = (he: string): ProfileDocument => ({
  ...exampleDocument,
  identity: { ...exampleDocument.identity, name: { he } },
});
const answer = (document: ProfileDocument, version: number): Profile => ({ ...profileExample, document, version });
const nameOf = (document: ProfileDocument) => document.identity.name.he;

/** A fake server whose responses the test resolves one by one. */
function start() {
  const calls: { name: string | undefined; version: number; end: PromiseWithResolvers<Profile> }[] = [];
  const onSaved = vi.fn();
  const onRejected = vi.fn();
  const autosave = createAutosave(profileExample, {
    save: (document, version) => {
      const end = Promise.withResolvers<Profile>();
      calls.push({ name: nameOf(document), version, end });
      return end.promise;
    },
    onSaved,
    onRejected,
  });
  const kinds: string[] = [];
  autosave.subscribe(() => kinds.push(autosave.state().kind));
  const last = () => calls.at(-1) as (typeof calls)[number];
  const succeed = async (document: ProfileDocument, version: number) => {
    last().end.resolve(answer(document, version));
    await vi.advanceTimersByTimeAsync(0);
  };
  const fail = async (error: Error) => {
    last().end.reject(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  const changeAndWait = (name: string) => {
    autosave.change(named(name));
    return vi.advanceTimersByTimeAsync(1_000);
  };
  return { autosave, changeAndWait, calls, kinds, onSaved, onRejected, succeed, fail, last };
}

describe('consecutive changes', () => {
  test('are saved one second after the last, with the base version', async () => {
    const { autosave, calls, kinds, succeed } = start();
    autosave.change(named('a'));
    await vi.advanceTimersByTimeAsync(900);
    autosave.change(named('ab'));
    await vi.advanceTimersByTimeAsync(900);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(calls.map(({ name, version }) => [name, version])).toEqual([['ab', profileExample.version]]);
    await succeed(named('ab'), 8);
    expect(kinds).toEqual(['waiting', 'saving', 'saved']);
  });

  test('are never saved concurrently: the newest draft follows with the returned version', async () => {
    const { autosave, calls, succeed, changeAndWait } = start();
    await changeAndWait('a');
    autosave.change(named('ab'));
    autosave.change(named('abc'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(calls).toHaveLength(1);
    await succeed(named('a'), 8);
    expect(autosave.state().kind).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls.map(({ name, version }) => [name, version])[1]).toEqual(['abc', 8]);
  });

  test('that are reverted cause no save', async () => {
    const { autosave, calls } = start();
    autosave.change(named('a'));
    autosave.change(structuredClone(exampleDocument));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([calls.length, autosave.state().kind]).toEqual([0, 'saved']);
  });

  test('normalized by the server are not sent again', async () => {
    const { autosave, calls, succeed, changeAndWait } = start();
    await changeAndWait('a');
    await succeed(named('A'), 8);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([calls.length, autosave.state().kind]).toEqual([1, 'saved']);
  });
});

describe('flush', () => {
  test('saves immediately and resolves to true', async () => {
    const { autosave, calls, succeed } = start();
    autosave.change(named('a'));
    const flushed = autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(1);
    await succeed(named('a'), 8);
    await expect(flushed).resolves.toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(calls).toHaveLength(1);
  });

  test('waits for the save in progress and then sends the later change', async () => {
    const { autosave, calls, succeed, changeAndWait } = start();
    await changeAndWait('a');
    autosave.change(named('b'));
    const flushed = autosave.flush();
    await succeed(named('a'), 8);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.map(({ name }) => name)).toEqual(['a', 'b']);
    await succeed(named('b'), 9);
    await expect(flushed).resolves.toBe(true);
  });

  test('sends no request with nothing to save', async () => {
    const { autosave, calls } = start();
    await expect(autosave.flush()).resolves.toBe(true);
    expect(calls).toHaveLength(0);
  });
});

describe('offline', () => {
  test('reports the state, retries with increasing delays, and saves in the end', async () => {
    const { autosave, calls, succeed, fail, changeAndWait } = start();
    await changeAndWait('a');
    await fail(new NetworkError('none'));
    expect(autosave.state().kind).toBe('offline');
    await vi.advanceTimersByTimeAsync(3_000);
    await fail(new NetworkError('none'));
    await vi.advanceTimersByTimeAsync(5_999);
    expect(calls).toHaveLength(2);
    autosave.change(named('ab'));
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.at(-1)?.name).toBe('ab');
    await succeed(named('ab'), 8);
    expect(autosave.state().kind).toBe('saved');
  });

  test('flush retries immediately', async () => {
    const { autosave, calls, succeed, fail, changeAndWait } = start();
    await changeAndWait('a');
    await fail(new NetworkError('none'));
    const flushed = autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(2);
    await succeed(named('a'), 8);
    await expect(flushed).resolves.toBe(true);
  });

  test('a save whose response was lost is recognised as saved, not as a conflict', async () => {
    const { autosave, onSaved, fail, changeAndWait } = start();
    await changeAndWait('a');
    await fail(new NetworkError('none'));
    await vi.advanceTimersByTimeAsync(3_000);
    const current = answer(named('a'), 8);
    await fail(requestErrorOf(409, 'stale', { message: 'stale', code: 'conflict', current }));
    expect([autosave.state().kind, autosave.version()]).toEqual(['saved', 8]);
    expect(onSaved).toHaveBeenCalledTimes(1);
  });
});

describe('a rejected save', () => {
  test('reports the fields and does not retry until a change', async () => {
    const { autosave, calls, onRejected, fail, changeAndWait } = start();
    await changeAndWait('a');
    await fail(requestErrorOf(400, 'bad', { message: 'bad', fields: { 'document.identity.avatar': 'again' } }));
    expect(autosave.state()).toMatchObject({ kind: 'failed', message: 'again', needsPlan: false });
    expect(onRejected).toHaveBeenLastCalledWith({ 'identity.avatar': 'again' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(1);
    await changeAndWait('ab');
    expect(calls).toHaveLength(2);
  });

  test('with 402 reports that a higher plan is needed', async () => {
    const { autosave, fail, changeAndWait } = start();
    await changeAndWait('a');
    await fail(requestErrorOf(402, 'upgrade', { message: 'upgrade', fields: { 'document.blocks': '6 links' } }));
    expect(autosave.state()).toMatchObject({ kind: 'failed', message: '6 links', needsPlan: true });
  });

  test('with 503 is retried automatically', async () => {
    const { autosave, calls, fail, changeAndWait } = start();
    await changeAndWait('a');
    await fail(requestErrorOf(503, 'later', undefined));
    expect(autosave.state()).toMatchObject({ kind: 'failed', message: 'later' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(calls).toHaveLength(2);
  });
});

describe('a conflict with a newer version', () => {
  const theirs = answer(named('theirs'), 12);
  async function inConflict() {
    const started = start();
    await started.changeAndWait('mine');
    await started.fail(requestErrorOf(409, 'stale', { message: 'stale', code: 'conflict', current: theirs }));
    return started;
  }

  test('stops all saves until the owner decides', async () => {
    const { autosave, calls } = await inConflict();
    expect(autosave.state()).toMatchObject({ kind: 'conflict', current: { version: 12 } });
    autosave.change(named('mine still'));
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(autosave.flush()).resolves.toBe(false);
    expect(calls).toHaveLength(1);
  });

  test('overwrites the newer version with one’s own', async () => {
    const { autosave, calls, succeed } = await inConflict();
    autosave.change(named('mine still'));
    autosave.overwrite();
    expect(calls.map(({ name, version }) => [name, version])[1]).toEqual(['mine still', 12]);
    await succeed(named('mine still'), 13);
    expect(autosave.state().kind).toBe('saved');
  });

  test('accepts the newer version with nothing to save, and saves an undo as a change', async () => {
    const { autosave, calls, changeAndWait } = await inConflict();
    autosave.replaceBase(theirs);
    autosave.change(theirs.document);
    expect([autosave.state().kind, autosave.version()]).toEqual(['saved', 12]);
    await changeAndWait('mine');
    expect(calls.map(({ name, version }) => [name, version])[1]).toEqual(['mine', 12]);
  });
});

test('sends nothing after stop', async () => {
  const { autosave, calls } = start();
  autosave.change(named('a'));
  autosave.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(0);
});

describe('an unsaved copy', () => {
  const copy = { version: 7, at: 1, form: toForm(exampleDocument, false) };

  test('parses back to the same value', () => {
    expect(unsavedProfiles.parse(JSON.stringify(copy))).toEqual(copy);
  });

  test.each([
    undefined,
    '',
    'null',
    '{',
    '[]',
    '"x"',
    JSON.stringify({ ...copy, version: 'x' }),
    JSON.stringify({ ...copy, form: { ...copy.form, blocks: {} } }),
    JSON.stringify({ ...copy, form: { ...copy.form, contact: { phones: [], emails: [] } } }),
    JSON.stringify({ version: 7 }),
  ])('%s is not parsed', (text) => {
    expect(unsavedProfiles.parse(text)).toBeUndefined();
  });
});
