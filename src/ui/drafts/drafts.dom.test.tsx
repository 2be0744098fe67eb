import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../locale.tsx';
import { createRouter, memoryHistory, RouterProvider, Routes } from '../router.tsx';
import { UiProvider } from '../ui-provider.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { RestoredNotice } from './draft-notices.tsx';
import {
  blocksLeaving,
  type LeavableDraft,
  LeaveGuard,
  type LeavePolicy,
  saveOnPauses,
  saveToLeave,
} from './leave-guard.tsx';

const draftIn = (kind: string, isSaved = true) => {
  const flush = vi.fn(() => Promise.resolve(isSaved));
  return { state: () => ({ kind }), isSafe: () => kind === 'saved' || kind === 'new', flush } satisfies LeavableDraft;
};

const showTab = (state: 'hidden' | 'visible') => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

describe('leaving', () => {
  test.each(['saved', 'new'])('is not blocked when the draft is %s', (kind) => {
    expect(blocksLeaving(draftIn(kind), '/next', {})).toBe(false);
  });

  test.each(['waiting', 'saving', 'offline', 'failed', 'conflict', 'incomplete', 'held'])(
    'is blocked in the state %s',
    (kind) => {
      expect(blocksLeaving(draftIn(kind), '/next', {})).toBe(true);
    },
  );

  test('is blocked during an upload, even when saved', () => {
    expect(blocksLeaving(draftIn('saved'), '/next', { isBusy: () => true })).toBe(true);
  });

  test('to the preview is allowed only for held changes', () => {
    const policy = { previewPath: '/preview' };
    expect(blocksLeaving(draftIn('held'), '/preview', policy)).toBe(false);
    expect(blocksLeaving(draftIn('waiting'), '/preview', policy)).toBe(true);
    expect(blocksLeaving(draftIn('held'), '/preview', { ...policy, isBusy: () => true })).toBe(true);
  });

  test('requires confirmation without saving for held changes or uploads in progress', async () => {
    const held = draftIn('held');
    await expect(saveToLeave(held, undefined)).resolves.toBe(false);
    const busy = draftIn('waiting');
    await expect(saveToLeave(busy, () => true)).resolves.toBe(false);
    expect([held.flush, busy.flush].flatMap((flush) => flush.mock.calls)).toEqual([]);
  });
});

describe('the leave guard', () => {
  const texts = { title: 'Leave?', text: 'Not saved yet', stay: 'Stay', go: 'Leave it' };

  function openEditor(draft: LeavableDraft) {
    const router = createRouter(memoryHistory());
    const { unmount } = render(
      <RouterProvider router={router}>
        <Routes pages={{ '/': <LeaveGuard draft={draft} texts={texts} />, '/next': <p>Next page</p> }} />
      </RouterProvider>,
    );
    return { ...router, navigate: (path: string) => act(() => router.navigate(path)), unmount };
  }

  test('saves first and leaves without a dialog', async () => {
    const draft = draftIn('waiting');
    openEditor(draft).navigate('/next');
    await screen.findByText('Next page');
    expect(draft.flush).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('shows a dialog when saving fails; after staying, it appears again next time', async () => {
    const user = userEvent.setup();
    const router = openEditor(draftIn('waiting', false));
    for (const answer of ['button', 'key']) {
      router.navigate('/next');
      const dialog = await screen.findByRole('alertdialog', { name: 'Leave?', description: 'Not saved yet' });
      expect(dialog.contains(document.activeElement)).toBe(true);
      if (answer === 'button') await user.click(screen.getByRole('button', { name: 'Stay' }));
      else await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(router.location().pathname).toBe('/');
    }
  });

  test('leaves after confirmation', async () => {
    const user = userEvent.setup();
    openEditor(draftIn('waiting', false)).navigate('/next');
    await user.click(await screen.findByRole('button', { name: 'Leave it' }));
    await screen.findByText('Next page');
  });

  test('handles pause events only while mounted', () => {
    const draft = draftIn('waiting');
    const { unmount } = openEditor(draft);
    window.dispatchEvent(new Event('online'));
    expect(draft.flush).toHaveBeenCalledTimes(1);
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(draft.flush).toHaveBeenCalledTimes(1);
  });
});

describe('a conflict', () => {
  const handlers = { onOverwrite: vi.fn(), onDiscard: vi.fn(), onUndo: vi.fn() };
  const differences = [
    { key: 'name', title: 'Name', texts: { mine: 'Dana', theirs: 'Noa' } },
    { key: 'role', title: 'Role', texts: { mine: 'Baker', theirs: '' } },
  ];

  function show() {
    vi.clearAllMocks();
    render(
      <LocaleProvider locale="en">
        <UiProvider>
          <ConflictDialog
            title="Two versions"
            savedAt="2026-11-02T09:30:00.000Z"
            differences={differences}
            {...handlers}
          />
        </UiProvider>
      </LocaleProvider>,
    );
    return userEvent.setup();
  }

  test('is resolved only by a button, not by Escape or a click outside', async () => {
    const user = show();
    const dialog = screen.getByRole('dialog', { name: 'Two versions' });
    await user.keyboard('{Escape}');
    if (dialog.parentElement) await user.click(dialog.parentElement);
    expect(dialog.isConnected).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save these choices' }));
    expect(handlers.onOverwrite).toHaveBeenCalledExactlyOnceWith([]);
    expect(handlers.onDiscard).not.toHaveBeenCalled();
  });

  test('shows both sides of each field with their times, and returns which are taken from elsewhere', async () => {
    const user = show();
    const name = within(screen.getByRole('group', { name: 'Name' }));
    const role = within(screen.getByRole('group', { name: 'Role' }));
    const isMine = () => [name, role].map((group) => (group.getAllByRole('radio')[0] as HTMLInputElement).checked);
    expect(isMine()).toEqual([true, true]);
    await user.click(name.getByRole('radio', { name: /^Noa Saved elsewhere, .*11:30/ }));
    await user.click(role.getByRole('radio', { name: /^None Saved elsewhere/ }));
    expect(isMine()).toEqual([false, false]);
    await user.click(name.getByRole('radio', { name: /^Dana Written here/ }));
    await user.click(screen.getByRole('button', { name: 'Save these choices' }));
    expect(handlers.onOverwrite).toHaveBeenCalledExactlyOnceWith(['role']);
  });

  test('allows undoing a discard', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Take all of the newer version' }));
    expect(handlers.onDiscard).toHaveBeenCalledTimes(1);
    expect(handlers.onUndo).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Bring mine back' }));
    expect(handlers.onUndo).toHaveBeenCalledTimes(1);
  });
});

describe('a pause', () => {
  beforeEach(() => showTab('hidden'));
  afterEach(() => vi.restoreAllMocks());

  /** How often the events saved, and whether the browser was asked to prompt. */
  function during(kind: string, policy: LeavePolicy, target: EventTarget, name: string) {
    const draft = draftIn(kind);
    const end = saveOnPauses(draft, policy);
    const event = new Event(name, { cancelable: true });
    target.dispatchEvent(event);
    end();
    target.dispatchEvent(new Event(name, { cancelable: true }));
    return [draft.flush.mock.calls.length, event.defaultPrevented];
  }

  test('saves when the tab is hidden or the connection returns', () => {
    expect(during('waiting', {}, document, 'visibilitychange')).toEqual([1, false]);
    expect(during('failed', {}, window, 'online')).toEqual([1, false]);
    showTab('visible');
    expect(during('waiting', {}, document, 'visibilitychange')).toEqual([0, false]);
  });

  test('saves on blur, if enabled and a change is pending', () => {
    expect(during('waiting', { savesOnBlur: true }, document, 'focusout')).toEqual([1, false]);
    expect(during('failed', { savesOnBlur: true }, document, 'focusout')).toEqual([0, false]);
    expect(during('waiting', {}, document, 'focusout')).toEqual([0, false]);
  });

  test('before closing saves and shows the browser prompt, unless all is saved', () => {
    expect(during('waiting', {}, window, 'beforeunload')).toEqual([1, true]);
    expect(during('saved', {}, window, 'beforeunload')).toEqual([0, false]);
    expect(during('saved', { isBusy: () => true }, window, 'beforeunload')[1]).toBe(true);
  });

  test('does not save a state excluded by the policy, but still shows the browser prompt', () => {
    const policy = { savesOnPause: (kind: string) => kind !== 'held' };
    expect(during('held', policy, window, 'beforeunload')).toEqual([0, true]);
    expect(during('held', policy, window, 'online')).toEqual([0, false]);
  });
});

test('restored changes can be dismissed or discarded', () => {
  const texts = { title: 'Restored', text: 'From before', dismiss: 'Fine', discard: 'Discard it' };
  const html = renderToStaticMarkup(
    <RestoredNotice texts={texts} onDismiss={() => undefined} onDiscard={() => undefined} />,
  );
  for (const text of Object.values(texts)) expect(html).toContain(text);
});
