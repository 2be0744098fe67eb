import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { type PageOptions, renderPage } from '#testing/render-page.tsx';
import { agorotOf, shekelsOf } from '#ui/forms/agorot.ts';
import { type AdminPaymentDetail, adminPaymentsApi } from '../../admin-contract.ts';
import { PaymentPage } from './payment/payment-page.tsx';
import { PaymentsPage } from './payments-page.tsx';

const at = '2026-11-15T10:00:00.000Z';
const example = (more: Partial<AdminPaymentDetail> = {}): AdminPaymentDetail => ({
  id: 7,
  userId: 4,
  owner: { username: 'dana', displayName: 'Dana Bar', email: 'dana@cards.example' },
  purpose: 'renewal',
  title: 'Pro',
  amount: 10_000,
  status: 'paid',
  provider: 'sandbox',
  brand: 'visa',
  last4: '4242',
  refunded: 0,
  createdAt: at,
  reason: null,
  providerRef: 'pay_1',
  isOffSession: true,
  settledAt: at,
  left: 10_000,
  lines: [{ text: 'Pro', quantity: 1, amount: 10_000 }],
  subject: { kind: 'subscription', id: 3 },
  attempts: [],
  refunds: [],
  entries: [],
  invoices: [],
  ...more,
});

const render = (element: ReactNode, at: string, prepare: Required<PageOptions>['prepare'], locale: Locale = 'en') =>
  renderPage(element, { path: '/admin/payments/:id', at, locale, prepare });

const page = (payment: AdminPaymentDetail, locale?: Locale) =>
  render(
    <PaymentPage />,
    '/admin/payments/7',
    (queries) => queries.setQueryData(adminKeys.detail(adminPaymentsApi.find, 7), payment),
    locale,
  );
const list = (rows: AdminPaymentDetail[], path = '/admin/payments') =>
  render(<PaymentsPage />, path, (queries) =>
    queries.setQueryData(
      adminKeys.list(adminPaymentsApi.list, Object.fromEntries(new URL(path, 'http://x').searchParams)),
      { rows, next: null },
    ),
  );

test('the list shows who paid what, and marks deleted accounts', () => {
  const html = list([example(), example({ id: 8, owner: null, refunded: 2_500 })]);
  for (const text of ['Dana Bar', '/admin/payments/7', 'Account deleted', 'Customer 4', 'Partly refunded', '₪25'])
    expect(html).toContain(text);
  expect(list([])).toContain('No payments yet');
  expect(list([], '/admin/payments?user=4')).toContain('Only customer');
});

test('the remaining amount can be refunded, with a note on what the refund does not change', () => {
  const html = page(example());
  for (const text of [
    'Left to refund',
    'changes neither the subscription nor its renewal',
    '/admin/subscriptions?open=3',
  ])
    expect(html).toContain(text);
  const physicalCards = page(example({ purpose: 'order', subject: { kind: 'cards', id: 12 } }));
  expect(physicalCards).toContain('do that on the “Card orders” page');
  expect(physicalCards).toContain('/admin/orders/12');
});

test('shows the reason instead of a button when nothing can be refunded', () => {
  expect(page(example({ left: 0 }))).toContain('The full amount has been refunded');
  const declined = page(example({ status: 'declined', reason: 'no_funds', left: 0 }));
  expect(declined).toContain('Only a received payment');
  expect(declined).toContain('Not enough money');
  expect(declined).not.toContain('Left to refund');
});

test('a pending or rejected refund is shown', () => {
  const refund = { id: 1, amount: 100, reason: 'by_us', note: 'Sorry', createdAt: at, settledAt: null } as const;
  expect(page(example({ refunds: [{ ...refund, status: 'created' }] }))).toContain('has not confirmed yet');
  expect(page(example({ refunds: [{ ...refund, status: 'failed' }] }))).toContain('refused the refund');
});

test('contains no Hebrew in English, and is in Hebrew otherwise', () => {
  expect(page(example()).match(/[\u0590-\u05ff]+/g)).toBeNull();
  expect(page(example(), 'he')).toContain('נשאר להחזיר');
});

test.each([
  ['1', 100],
  [' 19.9 ', 1_990],
  ['19,05', 1_905],
  ['0.01', 1],
  ['200', 20_000],
])('%j is %d agorot', (typed, agorot) => {
  expect(agorotOf(typed, 20_000)).toBe(agorot);
});

test.each(['', '0', '0.00', '-1', '1.234', '200.01', '1e3', 'all', '1.', '.5', '₪5'])(
  '%j is not a valid refund amount',
  (typed) => {
    expect(agorotOf(typed, 20_000)).toBeUndefined();
  },
);

test('formats the remaining amount as typed input', () => {
  expect([shekelsOf(20_000), shekelsOf(1_990), shekelsOf(5)]).toEqual(['200.00', '19.90', '0.05']);
  expect(agorotOf(shekelsOf(1_990), 1_990)).toBe(1_990);
});
