import { AppError } from '#base/app-error.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { BillingDetails, Invoice } from '../contract.ts';
import { fileNameOf } from '../domain.ts';
import { setInvoice } from './document/document.ts';
import { findBillingDetails, findOwnInvoice, type InvoiceRow, listOwnInvoices, saveBillingDetails } from './queries.ts';

const presentInvoice = (row: InvoiceRow, locale: Locale): Invoice => ({
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

export const listInvoices = async (db: Db, userId: number, locale: Locale): Promise<Invoice[]> =>
  (await listOwnInvoices(db, userId)).map((row) => presentInvoice(row, locale));

export async function getInvoiceFile(services: Services, userId: number, id: number): Promise<FileAnswer> {
  const row = await findOwnInvoice(services.db, userId, id);
  if (!row) throw new AppError('not_found');
  return { body: await setInvoice(services, row), type: 'application/pdf', name: fileNameOf(row) };
}

export const getBillingDetails = async (db: Db, userId: number): Promise<BillingDetails | null> =>
  (await findBillingDetails(db, userId)) ?? null;

export async function setBillingDetails(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
  details: BillingDetails,
): Promise<BillingDetails> {
  await saveBillingDetails(db, userId, details, clock.now());
  return details;
}
