import type { Db } from '#server-kit/db/database.ts';
import { brokenUnique } from '#server-kit/db/failures.ts';
import type { Services } from '#server-kit/services/services.ts';
import { followOutcome, isFinal } from '../domain.ts';
import { applyPaid } from './apply-paid.ts';
import type { Found, Outcome } from './port.ts';
import { purposeOf } from './purposes.ts';
import { lockPayment, type PaymentRow, updatePayment } from './queries.ts';
import { tellFailed } from './tell.ts';

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
export const giveUpUnopened = (services: Services, id: number): Promise<void> =>
  services.db.transaction(async (tx) => {
    const row = await lockPayment(tx, id);
    if (!row || row.providerRef || isFinal(row.status)) return;
    await applyFailed(services, tx, row, { status: 'cancelled' });
  });

async function applyOnce(services: Services, tx: Db, id: number, outcome: ConfirmedOutcome): Promise<PaymentRow> {
  const row = await lockPayment(tx, id);
  if (!row) throw new Error(`Payment ${id} is gone`);
  const status = followOutcome(row.status, outcome.status);
  if (isFinal(row.status) && status === row.status) return row;
  if (outcome.status === 'paid') return isOurSum(services, row, outcome) ? applyPaid(services, tx, row) : row;
  if (outcome.status === 'challenge') return updatePayment(tx, id, { status, next: outcome.next });
  if (outcome.status === 'open') return row;
  return applyFailed(services, tx, row, outcome);
}

function isOurSum({ log }: Services, { id, amount, currency }: PaymentRow, found: Found): boolean {
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
  const settled = { status: outcome.status, reason, next: null, settledAt: services.clock.now() };
  const failed = await updatePayment(tx, row.id, settled);
  await purposeOf(services, row.purpose).onFailed(services, tx, failed);
  await tellFailed(services, tx, failed);
  return failed;
}
