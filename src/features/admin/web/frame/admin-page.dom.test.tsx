import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { AdminPage } from './admin-page.tsx';

const texts = { title: 'Unsaved', text: 'It will be lost', stay: 'Stay', go: 'Leave' };

test('choosing a section closes the menu, also when unsaved changes keep the admin on the page', async () => {
  const user = userEvent.setup();
  const page = (
    <AdminPage title="Settings">
      <UnsavedGuard unsaved texts={texts} />
    </AdminPage>
  );
  render(pageOf(page, { at: '/admin/settings', locale: 'en' }));
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const menu = await screen.findByRole('dialog');
  await user.click(within(menu).getByRole('link', { name: 'Users' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});
