import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestErrorOf } from '#web-kit/api/request-error.ts';
import type { SavedDesign } from '../../../contract.ts';
import type { PhysicalCardDesign } from '../../../design/design.ts';
import { savedExample } from '../testing/examples.ts';
import { type DesignDraft, draftOf, inDesign } from './draft.ts';
import { createAutosave, createPendingSave } from './saving.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const base = draftOf(savedExample);
const named = (name: string): DesignDraft => ({ ...base, name });
const answer = (name: string, version: number): SavedDesign => ({ ...savedExample, name, version });
const stale = (current: SavedDesign) => requestErrorOf(409, 'stale', { message: 'stale', code: 'conflict', current });

/** A fake server; the test settles its responses one by one. */
function begin(first: SavedDesign | 'new' = savedExample) {
  const calls: { id?: number; draft: DesignDraft; version?: number; end: PromiseWithResolvers<SavedDesign> }[] = [];
  const call = (one: { id?: number; draft: DesignDraft; version?: number }) => {
    const end = Promise.withResolvers<SavedDesign>();
    calls.push({ ...one, end });
    return end.promise;
  };
  const onSaved = vi.fn();
  const onMerged = vi.fn();
  const from = first === 'new' ? { id: undefined, version: 0, saved: base } : { ...first, saved: draftOf(first) };
  const saving = createAutosave(from, {
    create: (draft) => call({ draft }),
    save: (id, draft, version) => call({ id, draft, version }),
    onSaved,
    onMerged,
  });
  const flushTimers = () => vi.advanceTimersByTimeAsync(0);
  const succeed = (design: SavedDesign) => {
    calls.at(-1)?.end.resolve(design);
    return flushTimers();
  };
  const fail = (error: Error) => {
    calls.at(-1)?.end.reject(error);
    return flushTimers();
  };
  const sent = () => calls.map(({ id, draft, version }) => [id, draft.name, version]);
  const changeAndWait = (name: string) => {
    saving.change(named(name));
    return wait(1_000);
  };
  return { saving, changeAndWait, calls, sent, onSaved, onMerged, succeed, fail };
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a saved design', () => {
  test('is saved one second after a change, with its id and the version it started from', async () => {
    const { saving, sent, succeed, changeAndWait } = begin();
    await changeAndWait('ab');
    expect([sent(), saving.state().kind]).toEqual([[[15, 'ab', 4]], 'saving']);
    await succeed(answer('ab', 5));
    expect([saving.state().kind, saving.version()]).toEqual(['saved', 5]);
  });

  test('that was deleted elsewhere is created again by the next attempt', async () => {
    const { saving, sent, fail, succeed, changeAndWait } = begin();
    await changeAndWait('a');
    await fail(requestErrorOf(404, 'gone', undefined));
    expect(saving.state()).toMatchObject({ kind: 'failed', message: 'gone' });
    void saving.flush();
    await wait(0);
    expect(sent()[1]).toEqual([undefined, 'a', undefined]);
    await succeed({ ...answer('a', 1), id: 16 });
    expect([saving.id(), saving.state().kind]).toEqual([16, 'saved']);
  });
});

describe('a new design', () => {
  test('is created once, at the first change, and updated from then on', async () => {
    const { saving, sent, succeed, changeAndWait } = begin('new');
    expect([saving.state().kind, saving.id()]).toEqual(['new', undefined]);
    await changeAndWait('a');
    saving.change(named('ab'));
    await succeed(answer('a', 1));
    await wait(1_000);
    expect(sent()).toEqual([
      [undefined, 'a', undefined],
      [15, 'ab', 1],
    ]);
  });

  test('is not created by viewing it, but by ordering it', async () => {
    const { saving, sent, succeed } = begin('new');
    await expect(saving.flush()).resolves.toBe(true);
    expect(sent()).toEqual([]);
    const savedId = saving.saveNow();
    await wait(0);
    expect(sent()).toHaveLength(1);
    await succeed(answer('Fair', 1));
    await expect(savedId).resolves.toBe(15);
  });

  test('shows the validation error when ordering fails to save it', async () => {
    const { saving, fail } = begin('new');
    const savedId = saving.saveNow();
    await wait(0);
    await fail(requestErrorOf(400, 'bad', { message: 'bad', fields: { 'design.logo': 'Not your picture' } }));
    await expect(savedId).resolves.toBeUndefined();
    expect(saving.state()).toMatchObject({ kind: 'failed', message: 'Not your picture' });
  });
});

test('sends nothing without a profile until one is chosen', async () => {
  const { saving, sent, changeAndWait } = begin({ ...savedExample, profileId: null });
  saving.change({ ...named('a'), profileId: null });
  await wait(5_000);
  expect([sent(), saving.state().kind]).toEqual([[], 'incomplete']);
  await changeAndWait('a');
  expect(sent()).toHaveLength(1);
});

describe('a design changed elsewhere', () => {
  const meeting = async (mine: Partial<PhysicalCardDesign>, theirs: Partial<PhysicalCardDesign>) => {
    const started = begin();
    started.saving.change(inDesign(mine)(base));
    await wait(1_000);
    await started.fail(stale({ ...savedExample, version: 9, design: { ...base.design, ...theirs } }));
    const state = started.saving.state();
    const { mine: own, theirs: other } = state.kind === 'conflict' ? state.merged : {};
    return { ...started, own: own?.design, other: other?.design };
  };

  test('in other parts is merged unseen and saved', async () => {
    const { calls, onMerged } = await meeting({ template: 'night' }, { hasTapSign: false });
    const merged = inDesign({ template: 'night', hasTapSign: false })(base);
    expect(onMerged).toHaveBeenCalledExactlyOnceWith(merged);
    expect(calls[1]).toMatchObject({ version: 9, draft: merged });
  });

  test.each([
    [
      { template: 'night', hasTapSign: false },
      { template: 'paper', language: 'he' },
      { hasTapSign: false, language: 'he' },
    ],
    // A finish belongs to its material.
    [{ finish: 'glossy' }, { material: 'metal', finish: 'gold' }, {}],
    [{ material: 'metal', finish: 'gold' }, { finish: 'glossy' }, {}],
  ] as const)('in the same part asks, with the other parts of both: %j and %j', async (mine, theirs, both) => {
    const { own, other } = await meeting(mine, theirs);
    expect(own).toEqual({ ...base.design, ...both, ...mine });
    expect(other).toEqual({ ...base.design, ...both, ...theirs });
  });
});

test('changes to an order’s design are pending until they are submitted', async () => {
  const saving = createPendingSave(base);
  const kinds: string[] = [];
  saving.subscribe(() => kinds.push(saving.state().kind));
  saving.change({ ...base, name: 'a' });
  await expect(saving.flush()).resolves.toBe(false);
  saving.change(structuredClone(base));
  await expect(saving.flush()).resolves.toBe(true);
  saving.change({ ...base, name: 'b' });
  saving.sent();
  await expect(saving.flush()).resolves.toBe(true);
  expect(kinds).toEqual(['held', 'saved', 'held', 'saved']);
});
