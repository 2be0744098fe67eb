import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import type { Locale } from '#i18n/locale.ts';
import { pageOf, testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { type AdminMailDetail, mailsApi } from '../contract.ts';
import { MailAdminPage } from './mail-page.tsx';
import { MailsAdminPage } from './mails-page.tsx';

const at = '2026-11-15T10:00:00.000Z';
const example = (more: Partial<AdminMailDetail> = {}): AdminMailDetail => ({
  id: 7,
  to: 'dana@cards.example',
  template: 'cardsShipped',
  subject: 'Your cards are on the way',
  status: 'sent',
  attempts: 1,
  createdAt: at,
  owner: { id: 4, displayName: 'Dana Bar' },
  error: null,
  messageId: '<1@negia.example>',
  triedAt: at,
  sentAt: at,
  resentFrom: null,
  hasAttachments: false,
  isSecret: false,
  hasContent: true,
  refusal: null,
  ...more,
});
const failed = { status: 'failed', error: '550 no such user', sentAt: null } as const;

const path = '/admin/mails/:id';
const page = (mail: AdminMailDetail, locale: Locale = 'en') =>
  renderAdmin(<MailAdminPage />, {
    path,
    at: '/admin/mails/7',
    locale,
    prepare: (queries) => queries.setQueryData(adminKeys.detail(mailsApi.get, 7), mail),
  });
const list = (rows: AdminMailDetail[], locale: Locale = 'en') =>
  renderAdmin(<MailsAdminPage />, {
    path: '/admin/mails',
    locale,
    prepare: (queries) => queries.setQueryData(adminKeys.list(mailsApi.list, {}), { rows, next: null }),
  });

test('the list says which email went to whom and what became of it', () => {
  const html = list([example(), example({ id: 8, ...failed, template: 'of-another-release' })]);
  for (const text of ['Cards shipped', 'dana@cards.example', 'Not sent', 'of-another-release', '/admin/mails/8'])
    expect(html).toContain(text);
  expect(list([])).toContain('No emails');
});

test('an email is shown in a frame without rights, beside what became of it', () => {
  const html = page(example());
  const frame = /<iframe[^>]*>/.exec(html)?.[0];
  expect(frame).toContain('sandbox=""');
  expect(frame).toContain('src="/api/admin/mails/7/page"');
  for (const text of ['/admin/users/4', '&lt;1@negia.example&gt;', 'Send again'])
    expect(html.replaceAll('<wbr/>', '')).toContain(text);
});

test.each([
  ['secret', { isSecret: true, hasContent: false, refusal: 'secret' }, 'request a new one'],
  ['expired', { hasContent: false, refusal: 'expired' }, 'for 30 days'],
  ['with a file', { hasAttachments: true, refusal: 'attachments' }, 'invoices page'],
  ['a broadcast', { refusal: 'advert' }, 'agree to it now'],
] as const)('one that is %s cannot be sent again, and the page says why', (_, more, reason) => {
  const html = page(example(more));
  expect(html).toContain(reason);
  expect(html).not.toContain('Send again');
  expect(html.includes('<iframe')).toBe(example(more).hasContent);
});

test('a failure is shown with the words of the mail server', () => {
  expect(page(example(failed))).toContain('550 no such user');
  const waiting = page(
    example({ ...failed, status: 'waiting', refusal: 'waiting', hasContent: false, isSecret: true }),
  );
  for (const text of ['we will try again', 'personal link']) expect(waiting).toContain(text);
});

test('after a confirmation it is sent again, and the new email is opened', async () => {
  const fetch = vi.fn((url: unknown, init?: RequestInit) =>
    Promise.resolve(
      Response.json(
        init?.method === 'POST'
          ? { id: 9 }
          : String(url).endsWith('/9')
            ? example({ id: 9, resentFrom: 7, hasContent: false })
            : example({ hasContent: false }),
      ),
    ),
  );
  render(pageOf(<MailAdminPage />, { path, at: '/admin/mails/7', locale: 'en', fetch }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('dana@cards.example');
  expect(fetch.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('link', { name: 'The earlier email' })).getAttribute('href')).toBe('/admin/mails/7');
  const posted = fetch.mock.calls.filter(([, init]) => init?.method === 'POST');
  expect(posted.map(([url]) => String(url))).toEqual(['/api/admin/mails/7/resend']);
});

testHtmlInBothLanguages((locale) => [
  list([example({ subject: '1042' }), example({ id: 8, subject: '7', ...failed })], locale),
  page(example({ subject: '1042', hasAttachments: true }), locale),
  page(example({ subject: '1042', ...failed, refusal: 'expired', hasContent: false }), locale),
]);
