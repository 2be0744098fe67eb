import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Call, type Route, route } from '#server-kit/http/route.ts';
import { type AdminPaymentDetail, adminPaymentsApi } from '../../admin-contract.ts';
import { lockPayment } from '../queries.ts';
import { findRefundByKey, sumRefunds } from '../refund/refund-queries.ts';
import { beginRefund, runRefund } from '../refund/refunds.ts';
import { getLedgerReport, getPaymentForAdmin, paymentsListRoutes } from './admin.ts';

export const adminPaymentsRoutes: Route[] = [
  ...paymentsListRoutes,
  route(adminPaymentsApi.find, (call) => getPaymentForAdmin(call, call.params.id, call.visitor.locale)),
  route(adminPaymentsApi.refund, (call) => refundForAdmin(call)),
  route(adminPaymentsApi.books, (call) => getLedgerReport(call)),
];

type RefundCall = Call<{ id: number }, unknown, { amount: number; reason: string }>;

/** Through the ledger as every refund: written down, asked of the provider, entered, corrected by a credit note. */
async function refundForAdmin(call: RefundCall): Promise<AdminPaymentDetail> {
  const { db, log, params, visitor } = call;
  const refundId = await db.transaction((tx) => begin(call, tx));
  // One that cannot be run now is run by the job that stands beside it, or found by the one that looks for such.
  await runRefund(call, refundId).catch((error) => log.warn({ err: error, refundId }, 'a refund has to wait'));
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

/** Under the lock of the payment: what is neither back nor on its way. */
async function getRefundable(tx: Db, paymentId: number): Promise<number> {
  const payment = await lockPayment(tx, paymentId);
  if (!payment) throw new AppError('not_found');
  if (payment.status !== 'paid') throw new AppError('conflict', { message: 'payments.refund.notPaid' });
  return payment.amount - (await sumRefunds(tx, paymentId));
}

function refuseTooMuch(amount: number, refundable: number): void {
  if (refundable <= 0) throw new AppError('conflict', { message: 'payments.refund.nothingRefundable' });
  const message = 'payments.refund.exceedsRefundable';
  if (amount > refundable) throw new AppError('conflict', { message, fields: { amount: message } });
}
