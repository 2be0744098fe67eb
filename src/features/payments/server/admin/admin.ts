import { AppError, orNotFound } from '#base/app-error.ts';
import { isolatedMoney } from '#base/money.ts';
import { findInvoicesOf, titleOf } from '#features/invoices/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Call, type Route, route } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import {
  type AdminPaymentDetail,
  adminPaymentDetail,
  adminPaymentsApi,
  type LedgerReport,
  paymentCsvColumns,
} from '../../admin-contract.ts';
import { paymentsAdminTexts } from '../../admin-texts.ts';
import { shownStatus } from '../../domain.ts';
import { paymentEventsApi } from '../../events-contract.ts';
import { purposeOf } from '../charge/purposes.ts';
import { findLedgerErrors } from '../ledger/ledger.ts';
import { readFigures } from '../ledger/ledger-queries.ts';
import { lockPayment } from '../queries.ts';
import { findRefundByKey, sumRefunds } from '../refund/refund-queries.ts';
import { beginRefund, runRefund } from '../refund/refunds.ts';
import * as adminQueries from './admin-queries.ts';

const valuesOf = ({ payment, owner }: adminQueries.AdminPaymentRow, { locale }: { readonly locale: Locale }) => ({
  ...payment,
  owner,
  title: titleOf(payment.lines, locale),
});

export const paymentsListRoutes = defineAdminList({
  list: adminPaymentsApi.list,
  source: adminQueries.paymentsSource,
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
      purpose: ({ purpose }, { t }) => t(`paymentsAdmin.purposes.${purpose}`),
      amount: ({ amount }) => ({ agorot: amount }),
      refunded: ({ refunded }) => ({ agorot: refunded }),
      status: (payment, { t }) => t(`paymentsAdmin.statuses.${shownStatus(payment)}`),
      provider: ({ provider }, { t }) => t.find(`paymentsAdmin.providers.${provider}`) ?? provider,
      method: ({ brand, last4 }) => [brand, last4].filter(Boolean).join(' '),
    },
  },
});

const paymentEventsRoutes = defineAdminList({
  list: paymentEventsApi.list,
  source: adminQueries.paymentEventsSource,
  values: ({ event }: adminQueries.ListedEvent) => event,
});

interface DetailContext {
  readonly attempts: Awaited<ReturnType<typeof adminQueries.listAttempts>>;
  readonly refunds: Awaited<ReturnType<typeof adminQueries.listRefunds>>;
  readonly entries: Awaited<ReturnType<typeof adminQueries.listEntries>>;
  readonly invoices: Awaited<ReturnType<typeof findInvoicesOf>>;
  readonly subject: AdminPaymentDetail['subject'];
}

const presentDetail = (row: adminQueries.AdminPaymentRow, context: DetailContext, locale: Locale): AdminPaymentDetail =>
  presentAs(adminPaymentDetail, {
    ...valuesOf(row, { locale }),
    ...context,
    left: refundableOf(row, context),
    lines: row.payment.lines.map(({ text, quantity, amount }) => ({ text: text[locale], quantity, amount })),
  });

/** The same limit that a refund is checked against. */
function refundableOf({ payment }: adminQueries.AdminPaymentRow, { refunds }: DetailContext): number {
  if (payment.status !== 'paid') return 0;
  const refunded = refunds.filter(({ status }) => status !== 'failed');
  return refunded.reduce((refundable, { amount }) => refundable - amount, payment.amount);
}

export async function getPaymentForAdmin(services: Services, id: number, locale: Locale): Promise<AdminPaymentDetail> {
  const { db } = services;
  const row = orNotFound(await adminQueries.findForAdmin(db, id));
  const [attempts, refunds, entries, invoices, subject] = await Promise.all([
    adminQueries.listAttempts(db, id),
    adminQueries.listRefunds(db, id),
    adminQueries.listEntries(db, id),
    findInvoicesOf(db, id),
    purposeOf(services, row.payment.purpose).subjectOf?.(db, row.payment),
  ]);
  return presentDetail(row, { attempts, refunds, entries, invoices, subject: subject ?? null }, locale);
}

export async function getLedgerReport({ db, clock, extensions }: Services): Promise<LedgerReport> {
  const [errors, figures] = [await findLedgerErrors({ db, extensions }), await readFigures(db)];
  return { ...figures, broken: errors, checkedAt: clock.now().toISOString() };
}

export const adminPaymentsRoutes: Route[] = [
  ...paymentsListRoutes,
  ...paymentEventsRoutes,
  route(adminPaymentsApi.find, (call) => getPaymentForAdmin(call, call.params.id, call.visitor.locale)),
  route(adminPaymentsApi.refund, (call) => refundForAdmin(call)),
  route(adminPaymentsApi.books, (call) => getLedgerReport(call)),
];

type RefundCall = Call<{ id: number }, unknown, { amount: number; reason: string }>;

/** Uses the ledger like every refund: recorded, requested from the provider, booked, and corrected by a credit note. */
async function refundForAdmin(call: RefundCall): Promise<AdminPaymentDetail> {
  const { db, log, params, visitor } = call;
  const refundId = await db.transaction((tx) => begin(call, tx));
  // A refund that cannot run now is run by its job, or found by the recovery job.
  await runRefund(call, refundId).catch((error) => log.warn({ err: error, refundId }, 'refund postponed'));
  return getPaymentForAdmin(call, params.id, visitor.locale);
}

async function begin(call: RefundCall, tx: Db): Promise<number> {
  const { params, body, idempotencyKey } = call;
  const paymentId = params.id;
  const { amount, reason: note } = body;
  const key = `admin:${paymentId}:${idempotencyKey}`;
  const isAgain = (await findRefundByKey(tx, key)) !== undefined;
  const refundable = await getRefundable(tx, paymentId);
  if (!isAgain) refuseTooMuch(amount, refundable);
  const refundId = await beginRefund(call, tx, { paymentId, amount, reason: 'by_us', note, key });
  await call.audit(tx, {
    action: 'payments.refund',
    target: { kind: 'payment', id: paymentId },
    before: { left: isAgain ? refundable + amount : refundable },
    after: {
      left: isAgain ? refundable : refundable - amount,
      amount,
      refundId,
      reason: note,
      ...(isAgain && { isAgain }),
    },
  });
  return refundId;
}

/** Amount neither refunded nor pending refund, read under the payment's lock. */
async function getRefundable(tx: Db, paymentId: number): Promise<number> {
  const payment = orNotFound(await lockPayment(tx, paymentId));
  if (payment.status !== 'paid') throw new AppError('conflict', { message: 'payments.refund.notPaid' });
  return payment.amount - (await sumRefunds(tx, paymentId));
}

function refuseTooMuch(amount: number, refundable: number): void {
  if (refundable <= 0) throw new AppError('conflict', { message: 'payments.refund.nothingRefundable' });
  const message = 'payments.refund.exceedsRefundable';
  const values = { left: isolatedMoney(refundable) };
  if (amount > refundable) throw new AppError('conflict', { message, values, fields: { amount: message } });
}
