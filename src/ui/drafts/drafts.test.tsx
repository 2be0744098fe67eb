import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConflictRow } from './conflict-dialog.tsx';
import { blocksLeaving, type LeavableDraft, type LeavePolicy, saveOnPauses, saveToLeave } from './leave-guard.tsx';
import { RestoredNotice } from './restored-notice.tsx';

const draftIn = (kind: string, isSaved = true) => {
  const flush = vi.fn(() => Promise.resolve(isSaved));
  return { state: () => ({ kind }), isSafe: () => kind === 'saved' || kind === 'new', flush } satisfies LeavableDraft;
};

describe('leaving', () => {
  test.each(['saved', 'new'])('is free when the work is %s', (kind) => {
    expect(blocksLeaving(draftIn(kind), '/next', {})).toBe(false);
  });

  test.each(['waiting', 'saving', 'offline', 'failed', 'conflict', 'incomplete', 'held'])('waits in %s', (kind) => {
    expect(blocksLeaving(draftIn(kind), '/next', {})).toBe(true);
  });

  test('waits for an upload, also when all is saved', () => {
    expect(blocksLeaving(draftIn('saved'), '/next', { isBusy: () => true })).toBe(true);
  });

  test('to the preview takes what is held along, and nothing else', () => {
    const policy = { previewPath: '/preview' };
    expect(blocksLeaving(draftIn('held'), '/preview', policy)).toBe(false);
    expect(blocksLeaving(draftIn('waiting'), '/preview', policy)).toBe(true);
    expect(blocksLeaving(draftIn('held'), '/preview', { ...policy, isBusy: () => true })).toBe(true);
  });

  test('saves first, and goes on without a question', async () => {
    const draft = draftIn('waiting');
    await expect(saveToLeave(draft, undefined)).resolves.toBe(true);
    expect(draft.flush).toHaveBeenCalledTimes(1);
  });

  test('asks when that failed', async () => {
    await expect(saveToLeave(draftIn('waiting', false), undefined)).resolves.toBe(false);
  });

  test('asks at once, without sending, about what is held or under way', async () => {
    const held = draftIn('held');
    await expect(saveToLeave(held, undefined)).resolves.toBe(false);
    const busy = draftIn('waiting');
    await expect(saveToLeave(busy, () => true)).resolves.toBe(false);
    expect([held.flush, busy.flush].flatMap((flush) => flush.mock.calls)).toEqual([]);
  });
});

describe('a pause', () => {
  const page = { window: new EventTarget(), document: Object.assign(new EventTarget(), { visibilityState: 'hidden' }) };
  beforeEach(() => {
    vi.stubGlobal('window', page.window);
    vi.stubGlobal('document', page.document);
    page.document.visibilityState = 'hidden';
  });
  afterEach(() => vi.unstubAllGlobals());

  /** How often the events saved, and whether the browser was told to ask. */
  function during(kind: string, policy: LeavePolicy, target: EventTarget, name: string) {
    const draft = draftIn(kind);
    const end = saveOnPauses(draft, policy);
    const event = new Event(name, { cancelable: true });
    target.dispatchEvent(event);
    end();
    target.dispatchEvent(new Event(name, { cancelable: true }));
    return [draft.flush.mock.calls.length, event.defaultPrevented];
  }

  test('saves when the tab is hidden or the connection is back', () => {
    expect(during('waiting', {}, page.document, 'visibilitychange')).toEqual([1, false]);
    expect(during('failed', {}, page.window, 'online')).toEqual([1, false]);
    page.document.visibilityState = 'visible';
    expect(during('waiting', {}, page.document, 'visibilitychange')).toEqual([0, false]);
  });

  test('saves when a field is left, where that is wanted and something waits', () => {
    expect(during('waiting', { savesOnBlur: true }, page.document, 'focusout')).toEqual([1, false]);
    expect(during('failed', { savesOnBlur: true }, page.document, 'focusout')).toEqual([0, false]);
    expect(during('waiting', {}, page.document, 'focusout')).toEqual([0, false]);
  });

  test('before closing saves and has the browser ask, unless all is saved', () => {
    expect(during('waiting', {}, page.window, 'beforeunload')).toEqual([1, true]);
    expect(during('saved', {}, page.window, 'beforeunload')).toEqual([0, false]);
    expect(during('saved', { isBusy: () => true }, page.window, 'beforeunload')[1]).toBe(true);
  });

  test('sends nothing in a state that waits for its writer, and still has the browser ask', () => {
    const policy = { savesOnPause: (kind: string) => kind !== 'held' };
    expect(during('held', policy, page.window, 'beforeunload')).toEqual([0, true]);
    expect(during('held', policy, page.window, 'online')).toEqual([0, false]);
  });
});

test('a difference shows both sides under its title, or the title alone', () => {
  const sides = [
    { label: 'Mine', text: 'a' },
    { label: 'Theirs', text: 'b' },
  ];
  const html = renderToStaticMarkup(<ConflictRow title="Name" sides={sides} />);
  expect(html.replace(/<[^<>]*>/g, '|').replace(/\|+/g, '|')).toBe('|Name|Mine|a|Theirs|b|');
  expect(renderToStaticMarkup(<ConflictRow title="Order" sides={[]} />)).not.toContain('<p');
});

test('what is back from an earlier visit can be dismissed or discarded', () => {
  const texts = { title: 'Restored', text: 'From before', dismiss: 'Fine', discard: 'Discard it' };
  const html = renderToStaticMarkup(
    <RestoredNotice texts={texts} onDismiss={() => undefined} onDiscard={() => undefined} />,
  );
  for (const text of Object.values(texts)) expect(html).toContain(text);
});
