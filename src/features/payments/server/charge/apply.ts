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

/** Money has come: under the lock of the payment, in one transaction with all that follows from it. */
async function applyPaid(services: Services, tx: Db, row: PaymentRow): Promise<PaymentRow> {
  const now = services.clock.now();
  const changes = { status: 'paid', reason: null, next: null, settledAt: now } as const;
  const isSecond = row.onceKey !== null && (await isOncePaid(tx, row.onceKey));
  const paid = await updatePayment(tx, row.id, { ...changes, ...(isSecond && { onceKey: null }) });
  const decision = isSecond ? 'refund' : await purposeOf(services, row.purpose).onPaid(services, tx, paid);
  await updateMethodAfterPayment(services, tx, paid, now);
  if (decision === 'kept') await notifyPaid(services, tx, paid);
  // After all that may have to wait: everybody else who is paid waits for the number.
  await recordPaymentEntry(tx, paid, await invoice(tx, paid, now), now);
  if (decision === 'refund') await refundUnexpected(services, tx, paid);
  return paid;
}

const invoice = (tx: Db, { id, userId, lines, amount, locale, brand, last4 }: PaymentRow, issuedAt: Date) =>
  issueInvoice(tx, { userId, paymentId: id, lines, gross: amount, locale, paidBy: `${brand} ${last4}`, issuedAt });

async function refundUnexpected(services: Services, tx: Db, { id, amount }: PaymentRow): Promise<void> {
  // It has paid for nothing: another payment may.
  await updatePayment(tx, id, { onceKey: null });
  await beginRefund(services, tx, { paymentId: id, amount, reason: 'too_late', key: `too-late-${id}` });
}

/** What a provider says, once money is in it: with its sum, or not at all. */
export type ConfirmedOutcome = Exclude<Outcome, { status: 'paid' }> | Found;

/**
 * Makes what the provider says ours, once, however often and by however many it is told: the payment, its entry in the
 * books, its invoice and what was bought, together or not at all.
 */
export async function applyOutcome(services: Services, id: number, outcome: ConfirmedOutcome): Promise<PaymentRow> {
  try {
    return await services.db.transaction((tx) => applyOnce(services, tx, id, outcome));
  } catch (error) {
    // Two charges of one thing that may be paid for once came through at the same moment: now the first is there.
    if (brokenUnique(error) !== 'payments_once') throw error;
    return services.db.transaction((tx) => applyOnce(services, tx, id, outcome));
  }
}

/** A payment that the provider does not know of yet: nobody can charge it once it is given up here. */
export const cancelUnopened = (services: Services, id: number): Promise<void> =>
  services.db.transaction(async (tx) => {
    const row = await lockPayment(tx, id);
    if (!row || row.providerRef || isFinal(row.status)) return;
    await applyFailed(services, tx, row, { status: 'cancelled' });
  });

async function applyOnce(services: Services, tx: Db, id: number, outcome: ConfirmedOutcome): Promise<PaymentRow> {
  const row = await lockPayment(tx, id);
  if (!row) throw new Error(`Payment ${id} is gone`);
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
  if (!isSame) log.error({ paymentId: id, ours: { amount, currency }, theirs }, 'a provider tells of another sum');
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
