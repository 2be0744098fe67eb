import { AppError } from '#base/app-error.ts';
import { findInvoicesOf } from '#features/invoices/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import {
  type AdminPaymentDetail,
  adminPaymentDetail,
  adminPaymentsApi,
  type LedgerReport,
  paymentCsvColumns,
} from '../../admin-contract.ts';
import { paymentsAdminTexts } from '../../admin-texts.ts';
import { purposeOf } from '../charge/purposes.ts';
import { findLedgerErrors } from '../ledger/check-ledger.ts';
import { readFigures } from '../ledger/ledger-report-queries.ts';
import {
  type AdminPaymentRow,
  findForAdmin,
  listAttempts,
  listEntries,
  listRefunds,
  paymentsSource,
} from './admin-queries.ts';

const valuesOf = ({ payment, owner }: AdminPaymentRow, { locale }: { readonly locale: Locale }) => ({
  ...payment,
  owner,
  title: payment.lines[0]?.text[locale] ?? '',
});

const shekels = (agorot: number): number => agorot / 100;

export const paymentsListRoutes = defineAdminList({
  list: adminPaymentsApi.list,
  source: paymentsSource,
  values: valuesOf,
  csv: {
    endpoint: adminPaymentsApi.csv,
    texts: paymentsAdminTexts,
    fileName: (t) => t('paymentsAdmin.file'),
    columns: paymentCsvColumns,
    head: (t, column) => t(`paymentsAdmin.csv.${column}`),
    cells: {
      name: ({ owner }) => owner?.displayName ?? '',
      email: ({ owner }) => owner?.email ?? '',
      purpose: ({ purpose }, { t }) =>
        t.find(`paymentsAdmin.csv.purposes.${purpose}`) ?? t(`paymentsAdmin.purposes.${purpose}`),
      amount: ({ amount }) => shekels(amount),
      refunded: ({ refunded }) => shekels(refunded),
      status: ({ status }, { t }) =>
        t.find(`paymentsAdmin.csv.statuses.${status}`) ?? t(`paymentsAdmin.statuses.${status}`),
      method: ({ brand, last4 }) => [brand, last4].filter(Boolean).join(' '),
    },
  },
});

interface DetailContext {
  readonly attempts: Awaited<ReturnType<typeof listAttempts>>;
  readonly refunds: Awaited<ReturnType<typeof listRefunds>>;
  readonly entries: Awaited<ReturnType<typeof listEntries>>;
  readonly invoices: Awaited<ReturnType<typeof findInvoicesOf>>;
  readonly subject: AdminPaymentDetail['subject'];
}

const presentDetail = (row: AdminPaymentRow, context: DetailContext, locale: Locale): AdminPaymentDetail =>
  presentAs(adminPaymentDetail, {
    ...valuesOf(row, { locale }),
    ...context,
    left: refundableOf(row, context),
    lines: row.payment.lines.map(({ text, quantity, amount }) => ({ text: text[locale], quantity, amount })),
  });

/** The same that a refund is held to. */
function refundableOf({ payment }: AdminPaymentRow, { refunds }: DetailContext): number {
  if (payment.status !== 'paid') return 0;
  const refunded = refunds.filter(({ status }) => status !== 'failed');
  return refunded.reduce((refundable, { amount }) => refundable - amount, payment.amount);
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

export async function getLedgerReport({ db, clock, extensions }: Services): Promise<LedgerReport> {
  const [errors, figures] = [await findLedgerErrors({ db, extensions }), await readFigures(db)];
  return { ...figures, broken: errors, checkedAt: clock.now().toISOString() };
}
