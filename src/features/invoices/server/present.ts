import type { Locale } from '#i18n/locale.ts';
import type { Invoice } from '../contract.ts';
import type { InvoiceRow } from './queries.ts';

export const presentInvoice = (row: InvoiceRow, locale: Locale): Invoice => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  paymentId: row.paymentId,
  title: row.lines[0]?.text[locale] ?? '',
  net: row.net,
  vat: row.vat,
  gross: row.gross,
  currency: row.currency,
  issuedAt: row.issuedAt.toISOString(),
});
