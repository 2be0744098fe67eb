import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LocaleProvider } from '../locale.tsx';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from './alert-dialog.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu.tsx';

const focusedText = () => document.activeElement?.textContent;

test('a menu is opened, gone through and left by the keyboard alone', async () => {
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

function mountConfirmation(staysOpen: boolean) {
  const onConfirm = vi.fn();
  render(
    <LocaleProvider locale="en">
      <AlertDialog>
        <AlertDialogTrigger>Delete</AlertDialogTrigger>
        <AlertDialogContent
          title="Delete it?"
          description="For good"
          confirm="Yes, delete"
          onConfirm={onConfirm}
          staysOpen={staysOpen}
        />
      </AlertDialog>
    </LocaleProvider>,
  );
  return { onConfirm, user: userEvent.setup() };
}

test('a confirmation starts at the way back, and gives the focus back to what opened it', async () => {
  const { onConfirm, user } = mountConfirmation(false);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  screen.getByRole('alertdialog', { name: 'Delete it?', description: 'For good' });
  expect(focusedText()).toBe('Cancel');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(focusedText()).toBe('Delete'));
  expect(onConfirm).not.toHaveBeenCalled();
});

test.each([false, true])('a confirmed one that stays open: %s', async (staysOpen) => {
  const { onConfirm, user } = mountConfirmation(staysOpen);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Yes, delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog') !== null).toBe(staysOpen);
});
