import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { changeSession, renewSessionUser, sessionState } from '#web-kit/session/session-store.ts';
import { accountExample } from '../account/testing/account-example.ts';
import { AccountBanner } from './account-banner.tsx';
// Loaded before: the tests wait for what it shows, not for its code.
import './account-bars.tsx';

const deletesAt = '2026-12-19T10:00:00.000Z';
const { id, username, displayName, email, userRole, unreadSupportMessages } = accountExample;
const user = { id, username, displayName, email, userRole, unreadSupportMessages, language: 'en' as const };
const text = 'Your account will be deleted on 19 December 2026.';
const date = text.replaceAll(' ', '\\s');

afterEach(() => changeSession({ user: undefined }));

function open() {
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) =>
    Response.json({ ...accountExample, deletesAt: null }),
  );
  render(pageOf(<AccountBanner />, { locale: 'en', fetch }));
  return fetch;
}

test('an account that waits for its deletion says so, with the date, and one press keeps it', async () => {
  renewSessionUser({ ...user, deletesAt });
  const fetch = open();
  const bar = await screen.findByRole('status');
  expect(bar.textContent).toMatch(new RegExp(date));
  expect(bar.textContent).toContain('visitors do not see your cards');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  const sent = fetch.mock.calls.map(([url, init]) => `${init?.method} ${url}`);
  expect(sent).toContain('DELETE /api/account/deletion');
  expect(sessionState().user).toEqual(user);
});

test('an admin who views the account reads it, and cannot keep it', async () => {
  renewSessionUser({ ...user, deletesAt, viewedBy: { username: 'admin' } });
  open();
  expect((await screen.findAllByRole('status')).map(({ textContent }) => textContent).join()).toMatch(new RegExp(date));
  expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
});

test('no other account shows it', async () => {
  renewSessionUser(user);
  open();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('status')).toBeNull();
});
