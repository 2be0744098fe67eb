import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { pageOf, renderPage, testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { type WebhookDelivery, webhookDeliveriesApi } from '../../webhook-admin-contract.ts';
import { WebhooksAdminPage } from './webhooks-page.tsx';

const at = '2026-11-15T10:00:00.000Z';
const example = (more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 7,
  owner: { id: 4, displayName: '1042' },
  host: 'crm.example',
  state: 'failed',
  attempts: 8,
  status: 503,
  error: 'status',
  createdAt: at,
  triedAt: at,
  nextAt: null,
  hasLead: true,
  ...more,
});
const path = '/admin/webhooks';
const list = (rows: WebhookDelivery[], locale: Locale = 'en') =>
  renderPage(<WebhooksAdminPage />, {
    path,
    at: path,
    locale,
    prepare: (queries) => queries.setQueryData(adminKeys.list(webhookDeliveriesApi.list, {}), { rows, next: null }),
  });

test('the list says whose lead went where and how the server answered', () => {
  const html = list([example(), example({ id: 8, state: 'delivered', status: 204, error: null })]);
  for (const text of ['crm.example', '/admin/users/4', 'The server answered 503', 'Delivered', '204'])
    expect(html).toContain(text);
  expect(list([])).toContain('No deliveries');
});

test('only what failed and still has its lead can be sent again', () => {
  const others = [
    example({ hasLead: false }),
    example({ id: 8, state: 'waiting' }),
    example({ id: 9, state: 'dropped' }),
  ];
  expect(list(others)).not.toContain('Send again');
  expect(list([example()])).toContain('Send again to crm.example, delivery 7');
});

test('it is sent again after a confirmation', async () => {
  const fetch = vi.fn((_: unknown, init?: RequestInit) =>
    Promise.resolve(Response.json(init?.method === 'PUT' ? {} : { rows: [example()], next: null })),
  );
  render(pageOf(<WebhooksAdminPage />, { path, at: path, locale: 'en', fetch }));
  const user = userEvent.setup();
  const puts = () => fetch.mock.calls.filter(([, init]) => init?.method === 'PUT').map(([url]) => String(url));
  await user.click(await screen.findByRole('button', { name: 'Send again to crm.example, delivery 7' }));
  expect(puts()).toEqual([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(puts()).toEqual(['/api/admin/webhook-deliveries/7/retry']));
});

testHtmlInBothLanguages((locale) => [
  list([example(), example({ id: 8, state: 'waiting', nextAt: at, error: 'timeout', status: null })], locale),
  list([], locale),
]);
