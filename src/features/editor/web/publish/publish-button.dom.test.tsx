import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Profile } from '#features/profiles/contract.ts';
import { changeSession } from '#web-kit/session/session-store.ts';
import { profileExample } from '../testing/profile-example.ts';
import { editorOf } from '../testing/render-editor.tsx';
import { PublishButton } from './publish-button.tsx';

const changed = { ...profileExample, hasChanges: true };
const user = { id: 3, username: 'dana', displayName: 'Dana', email: 'dana@cards.example', unreadSupportMessages: 0 };

afterEach(() => changeSession({ user: undefined }));

function open(profile: Profile) {
  const sent: string[] = [];
  const fetch = async (url: unknown, init?: RequestInit) => {
    if (init?.method !== 'GET') sent.push(`${init?.method} ${url}`);
    return Response.json({ ...profile, status: 'published', hasChanges: false });
  };
  render(editorOf(<PublishButton profile={profile} />, { profile, fetch, locale: 'en' }));
  return sent;
}

test('publishing a paused profile asks whether to put it back online', async () => {
  const sent = open({ ...changed, status: 'paused' });
  const browser = userEvent.setup();
  const button = screen.getByRole('button', { name: /Publish changes/ });
  await browser.click(button);
  const question = await screen.findByRole('alertdialog', { name: /paused/ });
  await browser.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(question.isConnected).toBe(false);
  expect(sent).toEqual([]);
  await browser.click(button);
  await browser.click(await screen.findByRole('button', { name: 'Publish and put it back' }));
  await waitFor(() => expect(sent).toEqual([`PUT /api/profiles/${changed.id}/publish`]));
});

test('publishing changes of a live profile asks nothing', async () => {
  const sent = open(changed);
  await userEvent.setup().click(screen.getByRole('button', { name: /Publish changes/ }));
  await waitFor(() => expect(sent).toEqual([`PUT /api/profiles/${changed.id}/publish`]));
});

test('while the account waits for its deletion nothing can be published', async () => {
  changeSession({ user: { ...user, userRole: 'user', deletesAt: '2026-12-19T10:00:00.000Z' } });
  const sent = open({ ...changed, status: 'leaving' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Not shown' }));
  expect(screen.queryByRole('button', { name: /Publish/ })).toBeNull();
  expect(sent).toEqual([]);
});
