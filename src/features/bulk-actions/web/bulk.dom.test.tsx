import type { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IdCard } from 'lucide-react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listEndpoint, listQuery } from '#base/admin-list.ts';
import { AdminListPage, adminKeys, defineAdminList } from '#features/admin/web/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { texts } from '#i18n/texts.ts';
import { pageOf, renderPage, testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import type { BulkRun } from '../contract.ts';
import { UsersBulkBar } from './bulk-bar.tsx';
import { actionOf, bulkForm, defaultForm } from './bulk-form.ts';

const signInAs = (staffRole: 'owner' | 'support') =>
  changeSession({ user: { ...sessionUserExample, id: 1, userRole: 'admin', staffRole } });
beforeEach(() => signInAs('owner'));
afterEach(() => changeSession({ user: undefined }));

const people = listEndpoint({
  access: 'admin:users',
  path: '/api/admin/people',
  summary: 'x',
  query: z.object(listQuery),
  row: z.object({ id: z.number(), name: z.string() }),
});
const peopleList = defineAdminList({
  list: people,
  texts: texts('peopleTest', { title: ['אנשים', 'People'] }),
  icon: IdCard,
  copy: (t) => ({ title: t('peopleTest.title'), caption: 'x', empty: { title: 'x', text: 'x' } }),
  useColumns: () => [{ id: 'name', head: 'Name', isMain: true, cell: ({ name }) => name }],
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
});

const rows = [
  { id: 7, name: 'Dana' },
  { id: 8, name: 'Noa' },
];
const preview = { total: 2, changing: 1, skipped: [{ reason: 'staff' as const, count: 1 }], sample: ['Dana'] };
const run: BulkRun = {
  id: 4,
  target: 'users',
  kind: 'suspend',
  isDone: true,
  total: 2,
  counts: { waiting: 0, done: 1, skipped: 1, failed: 0 },
  left: [{ id: 8, name: 'Noa', state: 'skipped', reason: 'staff' }],
};
const sent: { readonly path: string; readonly body: unknown; readonly key: string | null }[] = [];
beforeEach(() => void sent.splice(0));
const fetch: typeof globalThis.fetch = async (input, init) => {
  const { pathname } = new URL(String(input), 'http://app.invalid');
  if (pathname === '/api/csrf-token') return Response.json({ csrfToken: 'x' });
  if (pathname === people.path) return Response.json({ rows, next: null });
  if (init?.method === 'POST')
    sent.push({
      path: pathname,
      body: JSON.parse(String(init.body)),
      key: new Headers(init.headers).get('idempotency-key'),
    });
  return Response.json(pathname.endsWith('/preview') ? preview : run);
};

const page = (locale: Locale = 'en') => ({
  element: <AdminListPage list={peopleList} Bulk={UsersBulkBar} />,
  options: {
    locale,
    fetch,
    at: '/admin/users?q=da&after=x',
    prepare: (queries: QueryClient) =>
      queries.setQueryData(adminKeys.list(people, { q: 'da', after: 'x' }), { rows, next: null }),
  },
});
const show = () => {
  const { element, options } = page();
  return render(pageOf(element, options));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('changing many rows', () => {
  test('goes from marking over the effect to the report', async () => {
    show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mark Dana' }));
    expect(screen.getByText('One row marked')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mark the whole page' }));
    await press('Change the marked');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What to do' }), 'Suspend');
    await press('Preview');
    expect(await dialog.findByText('Write a reason. The owner will read it')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox'), 'Spam');
    await press('Preview');
    expect(await dialog.findByText('Suspend: One row will change')).toBeTruthy();
    expect(dialog.getByText('Our staff: 1')).toBeTruthy();
    await press('Change one row');
    expect(await dialog.findByText('One row was changed')).toBeTruthy();
    expect(dialog.getByText(/Our staff/).textContent).toContain('Noa');
    const body = { action: { kind: 'suspend', reason: 'Spam' }, ids: [7, 8] };
    expect(sent.map((one) => [one.path, one.body])).toEqual([
      ['/api/admin/bulk/users/preview', body],
      ['/api/admin/bulk/users', body],
    ]);
    expect(sent[1]?.key).toMatch(/^[\da-f-]{36}$/);
  });

  test('takes all that the filter finds, on whatever page', async () => {
    show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mark Noa' }));
    await press('Change all that match');
    await press('Preview');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ action: { kind: 'extend-trial', days: 14 }, filter: { q: 'da' } });
  });

  test('is not offered to who may only look', () => {
    signInAs('support');
    show();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

test.each([
  [{ kind: 'extend-trial', days: '0' }, 'days'],
  [{ kind: 'extend-trial', days: '1.5' }, 'days'],
  [{ kind: 'give-package', until: '2020-01-01' }, 'until'],
  [{ kind: 'give-package', until: 'soon' }, 'until'],
  [{ kind: 'suspend', reason: ' ' }, 'reason'],
] as const)('%j is refused by its field', (typed, field) => {
  const { error } = bulkForm.safeParse({ ...defaultForm('users', new Date()), ...typed });
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
});

test('a package is given until the end of the day in Israel', () => {
  const form = { ...defaultForm('users', new Date()), kind: 'give-package' as const, until: '2030-01-15' };
  expect(actionOf(form)).toEqual({ kind: 'give-package', packageType: 'pro', until: '2030-01-15T21:59:59.000Z' });
});

testHtmlInBothLanguages((locale) => {
  const { element, options } = page(locale);
  return [renderPage(element, options)];
});
