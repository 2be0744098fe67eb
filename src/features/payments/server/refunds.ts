import { AppError } from '#base/app-error.ts';
import { issueCreditNote } from '#features/invoices/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { RefundStatus } from '../domain.ts';
import { beginRefund, type RefundRequest } from './begin-refund.ts';
import { callProvider, unclear } from './call-provider.ts';
import { recordRefundEntry } from './ledger.ts';
import { notifyRefunded } from './notify.ts';
import { purposeOf } from './purposes.ts';
import { lockPayment, type PaymentRow, updatePayment } from './queries.ts';
import { findRefund, type RefundRow, updateRefund } from './refund-queries.ts';
import { getPayment } from './state.ts';

/** Asks the provider, as often as it takes: the same key gives the money back once. */
export async function runRefund(services: Services, id: number): Promise<RefundStatus> {
  const refund = await findRefund(services.db, id);
  if (!refund) throw new AppError('not_found');
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

interface Answer {
  readonly ref: string;
  readonly status: 'done' | 'failed';
}

/** Once, whoever comes first: the lock of the payment stands before all of it. */
async function applyRefund(services: Services, tx: Db, { id, paymentId }: RefundRow, answer: Answer) {
  const payment = await lockPayment(tx, paymentId);
  const refund = await findRefund(tx, id);
  if (!payment || !refund) throw new Error(`Refund ${id} is gone`);
  if (refund.status !== 'created') return refund.status;
  const now = services.clock.now();
  const providerRef = answer.ref || null;
  await updateRefund(tx, id, { status: answer.status, providerRef, settledAt: now });
  if (answer.status === 'done') await completeRefund(services, tx, payment, refund, now);
  else services.log.error({ paymentId, refundId: id }, 'a provider refused to give money back');
  return answer.status;
}

async function completeRefund(
  services: Services,
  tx: Db,
  payment: PaymentRow,
  refund: RefundRow,
  now: Date,
): Promise<void> {
  const { id, amount } = refund;
  const paid = await updatePayment(tx, payment.id, { refunded: payment.refunded + amount });
  await purposeOf(services, payment.purpose).onRefunded?.(services, tx, paid, amount);
  await notifyRefunded(services, tx, payment, refund);
  const note = await issueCreditNote(tx, { paymentId: payment.id, refundId: id, amount, issuedAt: now });
  await recordRefundEntry(tx, payment, refund, note, now);
}
