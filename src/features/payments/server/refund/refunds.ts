import { AppError, orNotFound } from '#base/app-error.ts';
import { issueCreditNote } from '#features/invoices/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { RefundStatus } from '../../domain.ts';
import { callProvider, unclear } from '../charge/call-provider.ts';
import { purposeOf } from '../charge/purposes.ts';
import { getPayment } from '../charge/state.ts';
import { refundTask } from '../charge/tasks.ts';
import { recordRefundEntry } from '../ledger/ledger.ts';
import { notifyRefunded } from '../notify.ts';
import type { PaymentProvider } from '../providers/port.ts';
import { lockPayment, type PaymentRow, updatePayment } from '../queries.ts';
import * as refundQueries from './refund-queries.ts';

export interface RefundRequest {
  readonly paymentId: number;
  readonly amount: number;
  readonly reason: refundQueries.RefundRow['reason'];
  /** Note to the owner, in addition to the amount. */
  readonly note?: string;
  /** Idempotency key: the same key returns the same refund. */
  readonly key: string;
}

/** Records a refund and its job in the caller's transaction. Never exceeds the paid amount. */
export async function beginRefund(services: Services, tx: Db, request: RefundRequest): Promise<number> {
  const { paymentId, amount, key } = request;
  const payment = orNotFound(await lockPayment(tx, paymentId));
  const same = await refundQueries.findRefundByKey(tx, key);
  if (same) return sameRefund(same, request);
  if (payment.status !== 'paid') throw new AppError('conflict', { message: 'payments.refund.notPaid' });
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`A refund of ${amount} is none`);
  if ((await refundQueries.sumRefunds(tx, paymentId)) + amount > payment.amount)
    throw new AppError('conflict', { message: 'payments.refund.tooMuch' });
  const id = await refundQueries.insertRefund(tx, { ...request, createdAt: services.clock.now() });
  await addJob(tx, refundTask, { refundId: id }, { key: `refund-${id}` });
  return id;
}

function sameRefund({ id, paymentId, amount }: refundQueries.RefundRow, request: RefundRequest): number {
  if (paymentId === request.paymentId && amount === request.amount) return id;
  throw new AppError('conflict', { message: 'payments.refund.keyReused' });
}

/** Locks a payment, as every refund does first. Returns the amount neither refunded nor pending. */
export async function lockRefundable(tx: Db, paymentId: number): Promise<number> {
  const payment = await lockPayment(tx, paymentId);
  return payment?.status === 'paid' ? payment.amount - (await refundQueries.sumRefunds(tx, paymentId)) : 0;
}

/** Requests the refund from the provider, repeatedly if needed: the idempotency key ensures a single refund. */
export async function runRefund(services: Services, id: number): Promise<RefundStatus> {
  const refund = orNotFound(await refundQueries.findRefund(services.db, id));
  if (refund.status !== 'created') return refund.status;
  const { providerRef: ref } = await getPayment(services.db, refund.paymentId);
  if (!ref) throw new Error(`Payment ${refund.paymentId} is paid and has no name at the provider`);
  const key = `refund-${id}-${refund.createdAt.getTime()}`;
  const answer = await callProvider(services, refund.paymentId, 'refund', (provider) =>
    provider.refund({ key, ref, amount: refund.amount }),
  );
  if (answer === unclear) return 'created';
  return services.db.transaction((tx) => applyRefund(services, tx, refund, answer));
}

export async function refundPayment(services: Services, request: RefundRequest): Promise<RefundStatus> {
  return runRefund(services, await services.db.transaction((tx) => beginRefund(services, tx, request)));
}

type Answer = Awaited<ReturnType<PaymentProvider['refund']>>;

/** Applied exactly once: the payment's lock precedes everything else. */
async function applyRefund(services: Services, tx: Db, { id, paymentId }: refundQueries.RefundRow, answer: Answer) {
  const payment = await lockPayment(tx, paymentId);
  const refund = await refundQueries.findRefund(tx, id);
  if (!payment || !refund) throw new Error(`Refund ${id} does not exist`);
  if (refund.status !== 'created') return refund.status;
  const now = services.clock.now();
  const providerRef = answer.ref || null;
  await refundQueries.updateRefund(tx, id, { status: answer.status, providerRef, settledAt: now });
  if (answer.status === 'done') await completeRefund(services, tx, payment, refund, now);
  else services.log.error({ paymentId, refundId: id }, 'payment provider rejected a refund');
  return answer.status;
}

async function completeRefund(
  services: Services,
  tx: Db,
  payment: PaymentRow,
  refund: refundQueries.RefundRow,
  now: Date,
): Promise<void> {
  const { id, amount } = refund;
  const paid = await updatePayment(tx, payment.id, { refunded: payment.refunded + amount });
  await purposeOf(services, payment.purpose).onRefunded?.(services, tx, paid, amount);
  await notifyRefunded(services, tx, payment, refund);
  const note = await issueCreditNote(tx, { paymentId: payment.id, refundId: id, amount, issuedAt: now });
  await recordRefundEntry(tx, payment, refund, note, now);
}
