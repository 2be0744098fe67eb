import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Profile } from '#features/profiles/contract.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { requestErrorOf } from '#web-kit/api/request-error.ts';
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

/** A server whose responses the test resolves one by one. The saving itself is tested with the draft saver. */
function start() {
  const calls: { name: string | undefined; version: number; end: PromiseWithResolvers<Profile> }[] = [];
  const onSaved = vi.fn();
  const onRejected = vi.fn();
  const onMerged = vi.fn();
  const autosave = createAutosave(profileExample, {
    save: (document, version) => {
      const end = Promise.withResolvers<Profile>();
      calls.push({ name: nameOf(document), version, end });
      return end.promise;
    },
    onSaved,
    onMerged,
    onRejected,
  });
  const fail = async (error: Error) => {
    calls.at(-1)?.end.reject(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  const changeAndWait = (name: string) => {
    autosave.change(named(name));
    return vi.advanceTimersByTimeAsync(1_000);
  };
  return { autosave, changeAndWait, calls, onSaved, onMerged, onRejected, fail };
}

const stale = (current: Profile) => requestErrorOf(409, 'stale', { message: 'stale', code: 'conflict', current });

test('rejected fields are reported by their path in the document', async () => {
  const { autosave, onRejected, fail, changeAndWait } = start();
  await changeAndWait('a');
  await fail(requestErrorOf(400, 'bad', { message: 'bad', fields: { 'document.identity.avatar': 'again' } }));
  expect(autosave.state()).toMatchObject({ kind: 'failed', message: 'again', needsPlan: false });
  expect(onRejected).toHaveBeenLastCalledWith({ 'identity.avatar': 'again' });
});

test('a conflict is resolved by the document that the owner put together', async () => {
  const { autosave, calls, onMerged, fail, changeAndWait } = start();
  await changeAndWait('mine');
  await fail(stale(answer({ ...named('theirs'), language: 'en' }, 12)));
  const state = autosave.state();
  if (state.kind !== 'conflict') throw new Error(state.kind);
  expect(
    [state.merged.mine, state.merged.theirs].map(({ language, identity }) => [language, identity.name.he]),
  ).toEqual([
    ['en', 'mine'],
    ['en', 'theirs'],
  ]);
  autosave.overwrite(state.merged.theirs);
  expect(onMerged).toHaveBeenCalledExactlyOnceWith(state.merged.theirs);
  expect([calls.length, autosave.state().kind, autosave.version()]).toEqual([1, 'saved', 12]);
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
