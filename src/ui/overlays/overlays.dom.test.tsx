import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CloseButton } from '../controls/close-button.tsx';
import { CopyButton } from '../controls/copy-button.tsx';
import { clearToasts, toast, visibleToasts } from '../feedback/toast-store.ts';
import { Toaster } from '../feedback/toaster.tsx';
import { LocaleProvider } from '../locale.tsx';
import { AlertDialog, AlertDialogContent } from './alert-dialog.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { Dialog, DialogContent } from './dialog.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu.tsx';
import { IconTips } from './icon-tips.tsx';
import { Sheet, SheetContent } from './sheet.tsx';
import { focusFirstField } from './use-opener.ts';

const focusedText = () => document.activeElement?.textContent;

test.each([
  ['what must be filled in', true, 'TEXTAREA'],
  ['the way out', undefined, 'BUTTON'],
] as const)('a question focuses %s first', async (_, required, focused) => {
  render(
    <AlertDialog open>
      <AlertDialogContent title="Suspend?" description="They are told." confirm="Suspend" onConfirm={vi.fn()}>
        <textarea aria-label="Reason" aria-required={required} />
      </AlertDialogContent>
    </AlertDialog>,
  );
  await waitFor(() => expect(document.activeElement?.tagName).toBe(focused));
});

test.each([
  ['its first field with a mouse', true, 'INPUT'],
  ['no field with a finger, which would open the keyboard', false, 'BUTTON'],
] as const)('a form in a sheet focuses %s', async (_, isMouse, focused) => {
  const media = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isMouse } as MediaQueryList);
  render(
    <Sheet open>
      <SheetContent title="New" onOpenAutoFocus={focusFirstField}>
        <input aria-label="Name" />
      </SheetContent>
    </Sheet>,
  );
  await waitFor(() => expect(document.activeElement?.tagName).toBe(focused));
  media.mockRestore();
});

test('a menu can be opened, navigated and closed by keyboard', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  render(
    <DropdownMenu>
      <DropdownMenuTrigger>More</DropdownMenuTrigger>
      <DropdownMenuContent>
        {['Rename', 'Copy', 'Delete'].map((name) => (
          <DropdownMenuItem key={name} onSelect={() => onSelect(name)} disabled={name === 'Copy'}>
            {name}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('menu', { name: 'More' });
  await waitFor(() => expect(focusedText()).toBe('Rename'));
  await user.keyboard('{ArrowDown}');
  expect(focusedText()).toBe('Delete');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(focusedText()).toBe('More');
  expect(onSelect).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focusedText()).toBe('Rename'));
  await user.keyboard('{End}{Enter}');
  expect(onSelect.mock.calls).toEqual([['Delete']]);
});

test.each([
  ['a dialog', Dialog, <DialogContent key="content" title="New" />],
  ['a sheet', Sheet, <SheetContent key="content" title="New" />],
  [
    'a question',
    AlertDialog,
    <AlertDialogContent key="content" title="New" description="?" confirm="Yes" onConfirm={() => undefined} />,
  ],
] as const)('%s that any button opens returns focus to it', async (_, Overlay, content) => {
  const user = userEvent.setup();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <LocaleProvider locale="en">
        <button type="button" onClick={() => setOpen(true)}>
          Open it
        </button>
        <Overlay open={isOpen} onOpenChange={setOpen}>
          {content}
        </Overlay>
      </LocaleProvider>
    );
  }
  render(<Page />);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focusedText()).not.toBe('Open it'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focusedText()).toBe('Open it'));
});

test.each([
  ['a dialog', 'dialog', Dialog, <DialogContent key="content" title="New" />],
  ['a sheet', 'dialog', Sheet, <SheetContent key="content" title="New" />],
  [
    'a question',
    'alertdialog',
    AlertDialog,
    <AlertDialogContent key="content" title="New" description="?" confirm="Yes" onConfirm={() => undefined} />,
  ],
] as const)('Escape in %s closes it before a message over it', async (_, role, Overlay, content) => {
  const user = userEvent.setup();
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <LocaleProvider locale="en">
        <Overlay open={isOpen} onOpenChange={setOpen}>
          {content}
        </Overlay>
        <Toaster />
      </LocaleProvider>
    );
  }
  render(<Page />);
  act(() => void toast({ title: 'Saved' }));
  await screen.findByText('Saved', { selector: 'li *' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  expect(visibleToasts().some(({ open }) => open)).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(visibleToasts().some(({ open }) => open)).toBe(false));
  clearToasts();
});

test('Escape leaves a window open that is closed by its buttons only, message or not', async () => {
  const user = userEvent.setup();
  render(
    <LocaleProvider locale="en">
      <Dialog open>
        <DialogContent title="Which one?" onEscapeKeyDown={(event) => event.preventDefault()} />
      </Dialog>
      <Toaster />
    </LocaleProvider>,
  );
  act(() => void toast({ title: 'Saved' }));
  await screen.findByText('Saved', { selector: 'li *' });
  await user.keyboard('{Escape}');
  screen.getByRole('dialog', { name: 'Which one?' });
  clearToasts();
});

const question = { title: 'Delete it?', description: 'For good', confirm: 'Yes, delete' };

function mountConfirmation(staysOpen: boolean) {
  const send = vi.fn();
  const withCall = (call: { isPending: boolean; isDone?: boolean }) => (
    <LocaleProvider locale="en">
      <ConfirmButton {...question} call={{ ...call, send }} staysOpen={staysOpen} details={<p>All of it.</p>}>
        Delete
      </ConfirmButton>
    </LocaleProvider>
  );
  const { rerender } = render(withCall({ isPending: false }));
  return {
    send,
    user: userEvent.setup(),
    change: (call: { isPending: boolean; isDone?: boolean }) => rerender(withCall(call)),
  };
}

test('a confirmation focuses Cancel first, and returns focus to its trigger', async () => {
  const { send, user } = mountConfirmation(false);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  screen.getByRole('alertdialog', { name: 'Delete it?', description: 'For good' });
  screen.getByText('All of it.');
  expect(focusedText()).toBe('Cancel');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(focusedText()).toBe('Delete'));
  expect(send).not.toHaveBeenCalled();
});

test.each([false, true])('after confirming, the dialog stays open: %s', async (staysOpen) => {
  const { send, user } = mountConfirmation(staysOpen);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog') !== null).toBe(staysOpen);
});

test('returning focus does not scroll the page', async () => {
  const { user } = mountConfirmation(false);
  const trigger = screen.getByRole('button', { name: 'Delete' });
  const focus = vi.spyOn(trigger, 'focus');
  await user.click(trigger);
  focus.mockClear();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]));
});

test('a dialog that closes on confirm leaves a busy button, which does not reopen it', async () => {
  const { user, change } = mountConfirmation(false);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
  change({ isPending: true });
  const button = screen.getByRole('button', { name: 'Loading… Delete', busy: true });
  await user.click(button);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a dialog with staysOpen remains open after a failure and closes when the call succeeds', async () => {
  const { send, user, change } = mountConfirmation(true);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
  change({ isPending: true });
  await user.click(screen.getByRole('button', { name: /Yes, delete/, busy: true }));
  expect(send).toHaveBeenCalledTimes(1);
  change({ isPending: false });
  screen.getByRole('alertdialog');
  change({ isPending: false, isDone: true });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  screen.getByRole('alertdialog');
});

test('the name of an icon button is visible on hover and on keyboard focus, not on touch', async () => {
  const user = userEvent.setup();
  render(
    <LocaleProvider locale="en">
      <CopyButton value="a" label="Copy the link" />
      <CloseButton />
      <IconTips />
    </LocaleProvider>,
  );
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Close' }) });
  await user.tab({ shift: true });
  // “Tooltip 'Copy to clipboard', then 'Copied!'”, whatever it copies.
  expect(await screen.findByText('Copy to clipboard')).toBeDefined();
  expect(screen.queryByText('Close')).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Copy to clipboard')).toBeNull();
  const button = screen.getByRole('button', { name: 'Copy the link' });
  await user.hover(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Close')).toBeDefined();
  await user.click(button);
  // The tip and the live region.
  await waitFor(() => expect(screen.getAllByText('Copied!')).toHaveLength(2));
});
