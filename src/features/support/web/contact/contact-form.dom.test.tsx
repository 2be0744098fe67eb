import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { ContactForm } from './contact-form.tsx';

afterEach(() => sessionStorage.clear());

function open(answer: () => Promise<Response>) {
  const onSent = vi.fn();
  const fetch = vi.fn((_url: unknown, _init?: RequestInit) => answer());
  const form = <ContactForm sender={{ kind: 'guest' }} topic={undefined} onTopic={() => undefined} onSent={onSent} />;
  render(pageOf(form, { locale: 'en', fetch }));
  const posted = () => fetch.mock.calls.filter(([, init]) => init?.method === 'POST');
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  const user = userEvent.setup();
  return { onSent, posted, field, send, user };
}

async function fill({ user, field }: ReturnType<typeof open>) {
  const typed = { name: 'Dana', email: 'dana@mail.example', message: 'When do you open?' };
  for (const [name, text] of Object.entries(typed)) await user.type(field(name) ?? document.body, text);
}

test('does not send an incomplete form: marks each missing field and focuses the first', async () => {
  const form = open(() => Promise.reject(new Error('none')));
  await form.user.type(form.field('name') ?? document.body, 'Dana');
  await form.send();
  expect(document.activeElement).toBe(form.field('email'));
  const invalid = ['name', 'email', 'message'].map((name) => form.field(name)?.getAttribute('aria-invalid') ?? null);
  expect(invalid).toEqual([null, 'true', 'true']);
  expect(form.posted()).toEqual([]);
});

test('shows the server’s validation errors the same way and retains the typed text', async () => {
  const refusal = { message: 'Look again', fields: { email: 'No such address' } };
  const form = open(() => Promise.resolve(Response.json(refusal, { status: 422 })));
  await fill(form);
  await form.send();
  await screen.findByRole('textbox', { description: 'No such address' });
  expect(document.activeElement).toBe(form.field('email'));
  expect(form.field('message')?.value).toBe('When do you open?');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(form.posted()).toHaveLength(1);
});

test('shows a failure as an alert, and a retry can succeed', async () => {
  let isOnline = false;
  const form = open(() =>
    isOnline ? Promise.resolve(Response.json({ kind: 'mail' }, { status: 201 })) : Promise.reject(new Error('none')),
  );
  await fill(form);
  await form.send();
  await screen.findByRole('alert');
  expect(form.onSent).not.toHaveBeenCalled();
  isOnline = true;
  await form.send();
  await waitFor(() => expect(form.onSent).toHaveBeenCalledWith({ kind: 'mail', email: 'dana@mail.example' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
