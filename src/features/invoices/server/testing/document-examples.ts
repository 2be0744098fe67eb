import type { InvoiceRow } from '../queries.ts';
import { buyerName, shortIssuer, soldText } from './example-texts.ts';

/** A row as the database returns it. */
export const exampleInvoice = (overrides: Partial<InvoiceRow> = {}): InvoiceRow => ({
  id: 1,
  kind: 'invoice_receipt',
  number: 123,
  userId: 1,
  paymentId: 1,
  refundId: null,
  correctsId: null,
  issuer: shortIssuer,
  buyer: { name: buyerName, email: 'dana@cards.example', taxId: null, address: null, city: null },
  lines: [{ text: soldText, quantity: 1, amount: 30_000 }],
  net: 25_424,
  vat: 4_576,
  gross: 30_000,
  vatRate: 1_800,
  currency: 'ILS',
  paidBy: 'visa 4242',
  allocationNumber: null,
  locale: 'he',
  issuedAt: new Date('2026-11-15T10:00:00Z'),
  ...overrides,
});
