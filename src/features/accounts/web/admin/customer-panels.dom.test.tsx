import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { pageOf, renderPage, testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import { adminUsersApi, type TimelineEntry, type UserNote } from '../../admin-contract.ts';
import { userExample } from '../testing/user-examples.ts';
import { OnBehalf } from './actions/on-behalf.tsx';
import { UserNotes } from './notes/user-notes.tsx';
import { UserTimeline } from './timeline/user-timeline.tsx';

const at = '2026-11-10T10:00:00.000Z';
const signInAs = (staffRole: 'owner' | 'support' | 'finance') =>
  changeSession({ user: { ...sessionUserExample, id: 1, userRole: 'admin', staffRole } });
beforeEach(() => signInAs('owner'));
afterEach(() => changeSession({ user: undefined }));

const sent: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
const answering =
  (answerOf: (url: URL) => unknown): typeof fetch =>
  async (input, init) => {
    const url = new URL(String(input), 'http://app.invalid');
    if (url.pathname === '/api/csrf-token') return Response.json({ csrfToken: 'x' });
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    sent.push({ method: init?.method ?? 'GET', path: url.pathname + url.search, body });
    return Response.json(answerOf(url));
  };
beforeEach(() => void sent.splice(0));

const entry = (id: number, more: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id,
  at,
  kind: 'payments',
  group: 'money',
  text: `Paid ${id}`,
  detail: null,
  path: `/admin/payments/${id}`,
  ...more,
});

describe('the timeline', () => {
  const fetch = answering(({ searchParams }) =>
    searchParams.get('after')
      ? { rows: [entry(1)], next: null }
      : { rows: [entry(2, { detail: 'Pro' })], next: searchParams.get('group') ? null : 'further' },
  );

  test('links what happened to its page, and shows more on demand', async () => {
    render(pageOf(<UserTimeline id={7} />, { fetch, locale: 'en', at: '/admin/users/7' }));
    const link = await screen.findByRole('link', { name: 'Paid 2' });
    expect(link.getAttribute('href')).toBe('/admin/payments/2');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Paid 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('is filtered by group', async () => {
    render(pageOf(<UserTimeline id={7} />, { fetch, locale: 'en', at: '/admin/users/7' }));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Money');
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/admin/users/7/timeline?group=money'));
  });

  test('offers no group that the role may not read', () => {
    signInAs('finance');
    render(pageOf(<UserTimeline id={7} />, { fetch, locale: 'en', at: '/admin/users/7' }));
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual(['Everything', 'Account and security', 'Money', 'Orders and chips']);
  });

  test('says that there is nothing, and that it could not be loaded', async () => {
    const none = answering(() => ({ rows: [], next: null }));
    const { unmount } = render(pageOf(<UserTimeline id={7} />, { fetch: none, locale: 'en', at: '/admin/users/7' }));
    expect(await screen.findByText('Nothing here')).toBeTruthy();
    unmount();
    const broken = async () => Response.json({ code: 'not_found', message: 'Gone' }, { status: 404 });
    render(pageOf(<UserTimeline id={7} />, { fetch: broken, locale: 'en', at: '/admin/users/7' }));
    expect(await screen.findByText('The timeline could not be loaded')).toBeTruthy();
  });
});

describe('notes', () => {
  const own: UserNote = { id: 3, text: 'Calls on Sundays', author: { id: 1, name: 'Noa' }, at };
  const other: UserNote = { id: 2, text: 'Prefers mail', author: { id: 5, name: 'Ron' }, at };
  const fetch = answering(() => [own, other]);
  const shown = () => render(pageOf(<UserNotes id={7} />, { fetch, locale: 'en', at: '/admin/users/7' }));

  test('are written, and one’s own are deleted after a question', async () => {
    shown();
    const add = await screen.findByRole('button', { name: 'Add note' });
    expect((add as HTMLButtonElement).disabled).toBe(true);
    await userEvent.type(screen.getByRole('textbox'), 'Asked about wood');
    await userEvent.click(add);
    const written = { method: 'POST', path: '/api/admin/users/7/notes', body: { text: 'Asked about wood' } };
    await waitFor(() => expect(sent).toContainEqual(written));
    const [remove, ...others] = await screen.findAllByRole('button', { name: 'Delete the note' });
    expect(others).toEqual([]);
    await userEvent.click(remove as HTMLElement);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete the note' }),
    );
    await waitFor(() =>
      expect(sent).toContainEqual({ method: 'DELETE', path: '/api/admin/users/7/notes/3', body: undefined }),
    );
  });

  test('are read and not written by who does not answer customers', async () => {
    signInAs('finance');
    shown();
    expect(await screen.findByText('Prefers mail')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('on behalf of a customer', () => {
  const shown = (more: Parameters<typeof userExample>[0] = {}) =>
    render(
      pageOf(<OnBehalf user={userExample(more)} />, {
        fetch: answering(() => userExample()),
        locale: 'en',
        at: '/admin/users/7',
      }),
    );

  test('a new address is checked before it is sent', async () => {
    shown();
    await userEvent.click(screen.getByRole('button', { name: 'Change the email address' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'nobody');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change the address' }));
    expect(await within(dialog).findByText('Invalid email')).toBeTruthy();
    await userEvent.type(within(dialog).getByRole('textbox'), '@cards.example');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change the address' }));
    const body = { email: 'nobody@cards.example' };
    await waitFor(() => expect(sent).toContainEqual({ method: 'PUT', path: '/api/admin/users/7/email', body }));
  });

  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  test('only what makes sense is offered', () => {
    const { unmount } = shown({ isVerified: false });
    expect(names()).toContain('Send the confirmation again');
    unmount();
    shown({ suspendedAt: at, deletesAt: at });
    expect(names()).toEqual(['Cancel the deletion']);
  });

  test('nothing is offered for staff, or to who may not change accounts', () => {
    const { container } = shown({ role: 'admin' });
    expect(container.textContent).toBe('');
    signInAs('support');
    expect(shown().container.textContent).toBe('');
  });
});

testHtmlInBothLanguages((locale) => [
  renderPage(<UserNotes id={7} />, {
    locale,
    at: '/admin/users/7',
    prepare: (queries) => queries.setQueryData(adminKeys.detail(adminUsersApi.notes, 7), []),
  }),
  renderPage(<UserTimeline id={7} />, { locale, at: '/admin/users/7' }),
]);
