import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { lockPayment } from './queries.ts';
import { findRefundByKey, insertRefund, type RefundRow, sumRefunds } from './refund-queries.ts';
import { refundTask } from './tasks.ts';

export interface RefundRequest {
  readonly paymentId: number;
  readonly amount: number;
  readonly reason: RefundRow['reason'];
  /** What the owner is told of it beside the sum. */
  readonly note?: string;
  /** Asked for again under the same key it is the same refund. */
  readonly key: string;
}

/** Writes a refund down, in the caller's transaction, with the job that gives the money back. Never more than was paid. */
export async function beginRefund(services: Services, tx: Db, request: RefundRequest): Promise<number> {
  const { paymentId, amount, key } = request;
  const payment = await lockPayment(tx, paymentId);
  if (!payment) throw new AppError('not_found');
  const same = await findRefundByKey(tx, key);
  if (same) return sameRefund(same, request);
  if (payment.status !== 'paid') throw new AppError('conflict', { message: 'payments.refund.notPaid' });
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`A refund of ${amount} is none`);
  if ((await sumRefunds(tx, paymentId)) + amount > payment.amount)
    throw new AppError('conflict', { message: 'payments.refund.tooMuch' });
  const id = await insertRefund(tx, { ...request, createdAt: services.clock.now() });
  await addJob(tx, refundTask, { refundId: id }, { key: `refund-${id}` });
  return id;
}

function sameRefund({ id, paymentId, amount }: RefundRow, request: RefundRequest): number {
  if (paymentId === request.paymentId && amount === request.amount) return id;
  throw new AppError('conflict', { message: 'payments.refund.keyReused' });
}
