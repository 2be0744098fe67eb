import { issueInvoice } from '#features/invoices/server/index.ts';
import { brokenUnique, type Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { isFinal, nextStatus } from '../../domain.ts';
import { recordPaymentEntry } from '../ledger/ledger.ts';
import { updateMethodAfterPayment } from '../methods/method-end.ts';
import { notifyFailed, notifyPaid } from '../notify.ts';
import type { Found, Outcome } from '../providers/port.ts';
import { lockPayment, type PaymentRow, updatePayment } from '../queries.ts';
import { beginRefund } from '../refund/refunds.ts';
import { isOncePaid } from './charge-queries.ts';
import { purposeOf } from './purposes.ts';

/** Settles a successful charge: under the payment's lock, in one transaction with all of its effects. */
async function applyPaid(services: Services, tx: Db, row: PaymentRow): Promise<PaymentRow> {
  const now = services.clock.now();
  const changes = { status: 'paid', reason: null, next: null, settledAt: now } as const;
  const isSecond = row.onceKey !== null && (await isOncePaid(tx, row.onceKey));
  const paid = await updatePayment(tx, row.id, { ...changes, ...(isSecond && { onceKey: null }) });
  const decision = isSecond ? 'refund' : await purposeOf(services, row.purpose).onPaid(services, tx, paid);
  await updateMethodAfterPayment(services, tx, paid, now);
  if (decision === 'kept') await notifyPaid(services, tx, paid);
  // After everything that may wait, because the invoice number's lock blocks all other payments.
  await recordPaymentEntry(tx, paid, await invoice(tx, paid, now), now);
  if (decision === 'refund') await refundUnexpected(services, tx, paid);
  return paid;
}

const invoice = (tx: Db, { id, userId, lines, amount, locale, brand, last4 }: PaymentRow, issuedAt: Date) =>
  issueInvoice(tx, { userId, paymentId: id, lines, gross: amount, locale, paidBy: `${brand} ${last4}`, issuedAt });

async function refundUnexpected(services: Services, tx: Db, { id, amount }: PaymentRow): Promise<void> {
  // It has paid for nothing, so another payment may take the key.
  await updatePayment(tx, id, { onceKey: null });
  await beginRefund(services, tx, { paymentId: id, amount, reason: 'too_late', key: `too-late-${id}` });
}

/** A provider's report; a paid one includes the amount. */
export type ConfirmedOutcome = Exclude<Outcome, { status: 'paid' }> | Found;

/**
 * Applies a provider's report exactly once, regardless of how often and by how many callers it is delivered: the
 * payment, its ledger entry, its invoice and the purchase, atomically.
 */
export async function applyOutcome(services: Services, id: number, outcome: ConfirmedOutcome): Promise<PaymentRow> {
  try {
    return await services.db.transaction((tx) => applyOnce(services, tx, id, outcome));
  } catch (error) {
    // Two charges for the same `onceKey` succeeded concurrently; on retry the first one is visible.
    if (brokenUnique(error) !== 'payments_once') throw error;
    return services.db.transaction((tx) => applyOnce(services, tx, id, outcome));
  }
}

/** Cancels a payment unknown to the provider: it can no longer be charged. */
export const cancelUnopened = (services: Services, id: number): Promise<void> =>
  services.db.transaction(async (tx) => {
    const row = await lockPayment(tx, id);
    if (!row || row.providerRef || isFinal(row.status)) return;
    await applyFailed(services, tx, row, { status: 'cancelled' });
  });

async function applyOnce(services: Services, tx: Db, id: number, outcome: ConfirmedOutcome): Promise<PaymentRow> {
  const row = await lockPayment(tx, id);
  if (!row) throw new Error(`Payment ${id} does not exist`);
  const status = nextStatus(row.status, outcome.status);
  if (isFinal(row.status) && status === row.status) return row;
  if (outcome.status === 'paid') return isExpectedAmount(services, row, outcome) ? applyPaid(services, tx, row) : row;
  if (outcome.status === 'challenge') return updatePayment(tx, id, { status, next: outcome.next });
  if (outcome.status === 'open') return row;
  return applyFailed(services, tx, row, outcome);
}

function isExpectedAmount({ log }: Services, { id, amount, currency }: PaymentRow, found: Found): boolean {
  const isSame = found.amount === amount && found.currency === currency;
  const theirs = { amount: found.amount, currency: found.currency };
  if (!isSame)
    log.error({ paymentId: id, ours: { amount, currency }, theirs }, 'payment provider reported a different amount');
  return isSame;
}

async function applyFailed(
  services: Services,
  tx: Db,
  row: PaymentRow,
  outcome: Extract<Outcome, { status: 'declined' | 'cancelled' }>,
): Promise<PaymentRow> {
  const reason = outcome.status === 'declined' ? outcome.reason : null;
  const changes = { status: outcome.status, reason, next: null, settledAt: services.clock.now() };
  const failed = await updatePayment(tx, row.id, changes);
  await purposeOf(services, row.purpose).onFailed(services, tx, failed);
  await notifyFailed(services, tx, failed);
  return failed;
}
