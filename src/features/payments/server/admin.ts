import { adminPageSize } from '#base/admin-list.ts';
import { AppError } from '#base/app-error.ts';
import { integerMax } from '#base/schemas.ts';
import { findInvoicesOf } from '#features/invoices/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { pageOf } from '#server-kit/db/keyset.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminPayment, AdminPaymentDetail, BooksReport, PaymentFilter } from '../admin-contract.ts';
import {
  type AdminPaymentRow,
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

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

function presentForAdmin({ payment, owner }: AdminPaymentRow, locale: Locale): AdminPayment {
  const { id, userId, purpose, amount, status, provider, brand, last4, refunded } = payment;
  return {
    ...{ id, userId, owner, purpose, amount, status, provider, brand, last4, refunded },
    title: payment.lines[0]?.text[locale] ?? '',
    createdAt: payment.createdAt.toISOString(),
  };
}

interface Around {
  readonly attempts: Awaited<ReturnType<typeof listAttempts>>;
  readonly refunds: Awaited<ReturnType<typeof listRefunds>>;
  readonly entries: Awaited<ReturnType<typeof listEntries>>;
  readonly invoices: Awaited<ReturnType<typeof findInvoicesOf>>;
  readonly subject: AdminPaymentDetail['subject'];
}

function presentDetail(row: AdminPaymentRow, around: Around, locale: Locale): AdminPaymentDetail {
  const { payment } = row;
  const { reason, providerRef, isOffSession } = payment;
  return {
    ...presentForAdmin(row, locale),
    ...{ reason, providerRef, isOffSession, subject: around.subject },
    settledAt: instant(payment.settledAt),
    left: leftOf(row, around),
    lines: payment.lines.map(({ text, quantity, amount }) => ({ text: text[locale], quantity, amount })),
    attempts: around.attempts.map(({ id, kind, startedAt, endedAt, outcome }) => ({
      ...{ id, kind, outcome, startedAt: startedAt.toISOString(), endedAt: instant(endedAt) },
    })),
    refunds: around.refunds.map(presentRefund),
    entries: around.entries.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })),
    invoices: around.invoices.map((invoice) => ({ ...invoice, issuedAt: invoice.issuedAt.toISOString() })),
  };
}

/** The same that a refund is held to. */
function leftOf({ payment }: AdminPaymentRow, { refunds }: Around): number {
  if (payment.status !== 'paid') return 0;
  const back = refunds.filter(({ status }) => status !== 'failed');
  return back.reduce((left, { amount }) => left - amount, payment.amount);
}

const presentRefund = ({ id, amount, reason, note, status, createdAt, settledAt }: Around['refunds'][number]) => ({
  ...{ id, amount, reason, note, status, createdAt: createdAt.toISOString(), settledAt: instant(settledAt) },
});

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
