import { adminPageSize } from '#base/admin-list.ts';
import { AppError } from '#base/app-error.ts';
import { integerMax } from '#base/schemas.ts';
import { findInvoicesOf } from '#features/invoices/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { pageOf } from '#server-kit/db/keyset.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminPayment, AdminPaymentDetail, BooksReport, PaymentFilter } from '../admin-contract.ts';
import { presentDetail, presentForAdmin } from './admin-present.ts';
import {
  findForAdmin,
  isRef,
  listAttempts,
  listEntries,
  listForAdmin,
  listRefunds,
  type PaymentLook,
  type PaymentSearch,
} from './admin-queries.ts';
import { readFigures } from './books-report-queries.ts';
import { brokenBooks } from './check-books.ts';
import { purposeOf } from './purposes.ts';

/** A number is a payment's own; what a provider calls a payment by is found by that name alone; all else is of owners. */
export async function searchOf(db: Db, { q, ...filter }: PaymentFilter): Promise<PaymentSearch> {
  if (!q) return filter;
  return { ...filter, look: await lookOf(db, q) };
}

async function lookOf(db: Db, typed: string): Promise<PaymentLook> {
  if (/^#?\d+$/.test(typed)) return { id: Math.min(Number(typed.replace('#', '')), integerMax) };
  return (await isRef(db, typed)) ? { ref: typed } : { words: typed };
}

export async function listPaymentsForAdmin(db: Db, filter: PaymentFilter, locale: Locale) {
  const found = await listForAdmin(db, await searchOf(db, filter), adminPageSize);
  const { rows, next } = pageOf(found, adminPageSize);
  return { rows: rows.map((row): AdminPayment => presentForAdmin(row, locale)), next };
}

export async function getPaymentForAdmin(services: Services, id: number, locale: Locale): Promise<AdminPaymentDetail> {
  const { db } = services;
  const row = await findForAdmin(db, id);
  if (!row) throw new AppError('not_found');
  const [attempts, refunds, entries, invoices, subject] = await Promise.all([
    listAttempts(db, id),
    listRefunds(db, id),
    listEntries(db, id),
    findInvoicesOf(db, id),
    purposeOf(services, row.payment.purpose).subjectOf?.(db, row.payment),
  ]);
  return presentDetail(row, { attempts, refunds, entries, invoices, subject: subject ?? null }, locale);
}

export async function getBooks({ db, clock, extensions }: Services): Promise<BooksReport> {
  const [broken, figures] = [await brokenBooks({ db, extensions }), await readFigures(db)];
  return { ...figures, broken, checkedAt: clock.now().toISOString() };
}
