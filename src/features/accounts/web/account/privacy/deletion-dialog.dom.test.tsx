import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { DeletionDialog } from './data-section.tsx';

function open(status: number, body: object, effects: Response | object[] = []) {
  const onClose = vi.fn();
  const fetch = vi.fn((_url: unknown, _init?: RequestInit) => Promise.resolve(Response.json(body, { status })));
  const read = async () => (effects instanceof Response ? effects : Response.json(effects));
  const answer = (url: unknown, init?: RequestInit) => (init?.method === 'POST' ? fetch(url, init) : read());
  render(pageOf(<DeletionDialog username="Dana" onClose={onClose} />, { locale: 'en', fetch: answer }));
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Yes, delete my account' });
  return { onClose, fetch, button, user: userEvent.setup() };
}

test('an account is deleted only after its username is typed', async () => {
  const { fetch, button, user } = open(503, { message: 'Later' });
  const field = screen.getByRole('textbox', { name: 'To confirm, type your username: Dana' });
  expect(document.activeElement).toBe(field);
  await user.keyboard('Dan{Enter}');
  expect(button().disabled).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
  await user.keyboard('a{Enter}');
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({ confirmation: 'Dana' });
});

test('a server error for the username is shown at the field, and the dialog remains open', async () => {
  const { onClose, button, user } = open(422, { message: 'No', fields: { confirmation: 'Not your name' } });
  await user.keyboard('Dana');
  await user.click(button());
  const field = await screen.findByRole('textbox', { description: 'Not your name' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(onClose).not.toHaveBeenCalled();
});

test('cancelling sends nothing', async () => {
  const { onClose, fetch, user } = open(200, {});
  await user.keyboard('Dana');
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.keyboard('{Escape}');
  expect([onClose.mock.calls.length, fetch.mock.calls.length]).toEqual([2, 0]);
});

test('tells what it means for a subscription, with the way to act on it first', async () => {
  const text = 'You have a paid subscription.';
  open(200, {}, [
    { text, link: { path: '/wallet', text: 'Cancel it' } },
    { text: 'Invoices stay.', link: null },
  ]);
  await screen.findByText('Invoices stay.');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Cancel it' }).getAttribute('href')).toBe('/wallet');
});

test('says so when that could not be read', async () => {
  open(200, {}, Response.json({ message: 'No' }, { status: 404 }));
  expect(await screen.findByText(/We could not check whether you have a subscription/)).toBeDefined();
});
