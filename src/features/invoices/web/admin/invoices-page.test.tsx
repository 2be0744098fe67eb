import { expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import type { Locale } from '#i18n/locale.ts';
import { testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { type AdminInvoice, adminInvoicesApi } from '../../admin-contract.ts';
import { InvoicesPage } from './invoices-page.tsx';

const path = '/admin/invoices';
const example = (more: Partial<AdminInvoice> = {}): AdminInvoice => ({
  id: 5,
  kind: 'invoice_receipt',
  number: 12,
  userId: 4,
  paymentId: 7,
  net: 8_475,
  vat: 1_525,
  gross: 10_000,
  buyer: { name: 'Dana Bar', email: 'dana@cards.example', taxId: null },
  vatRate: 1_800,
  issuedAt: '2026-11-15T10:00:00.000Z',
  allocationNumber: null,
  needsAllocation: false,
  ...more,
});
const business = { name: 'Bread Ltd', email: 'bread@cards.example', taxId: '515550100' };
const page = (rows: AdminInvoice[], locale: Locale = 'en', query = '') =>
  renderAdmin(<InvoicesPage />, {
    path,
    at: path + query,
    locale,
    prepare: (queries) =>
      queries.setQueryData(adminKeys.list(adminInvoicesApi.list, Object.fromEntries(new URLSearchParams(query))), {
        rows,
        next: null,
      }),
  });

test('lists each document with its number, buyer, payment and download', () => {
  const html = page([example(), example({ id: 6, kind: 'credit_note', number: 3, gross: -2_500 })]);
  for (const text of ['000012', 'Dana Bar', 'href="/admin/payments/7"', 'href="/api/admin/invoices/5.pdf"'])
    expect(html).toContain(text);
  expect(html).toContain('aria-label="Download Credit note 000003"');
  expect(html.match(/ download=""/g)).toHaveLength(2);
});

test('an allocation number can be entered only for a business, and is marked where required', () => {
  expect(page([example()])).not.toContain('Enter number');
  expect(page([example({ buyer: business })])).toContain('Enter number: the allocation number of invoice 000012');
  expect(page([example({ buyer: business })])).not.toMatch(/>Missing<\/span>/);
  expect(page([example({ buyer: business, needsAllocation: true })])).toMatch(/>Missing<\/span>/);
  const numbered = page([example({ buyer: business, needsAllocation: true, allocationNumber: '123456789' })]);
  expect(numbered).toContain('123456789');
  expect(numbered).not.toContain('Enter number');
});

test('distinguishes no invoices from none that match', () => {
  expect(page([])).toContain('No invoices yet');
  expect(page([], 'en', '?kind=credit_note')).not.toContain('No invoices yet');
});

testHtmlInBothLanguages((locale) => [
  page([example(), example({ id: 6, buyer: business, needsAllocation: true })], locale),
]);
