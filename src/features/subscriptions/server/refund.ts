import { listPaid } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type CancelRefund, cancelRefund } from '../cancelling.ts';
import { listEvents, type SubscriptionRow } from './queries.ts';

const paidKinds = ['started', 'upgraded', 'renewed', 'changed'];

const paymentsOf = async (db: Db, id: number): Promise<number[]> =>
  (await listEvents(db, id))
    .filter(({ kind }) => paidKinds.includes(kind))
    .flatMap(({ data: { paymentId } }) => (typeof paymentId === 'number' ? [paymentId] : []));

/** The refund for cancelling now. */
export async function refundOf(db: Db, row: SubscriptionRow, now: Date): Promise<CancelRefund> {
  return cancelRefund(row, await listPaid(db, await paymentsOf(db, row.id)), now);
}

/** The amount paid for the current period less refunds; only that can be credited. */
export async function netPaidForPeriod(db: Db, { id, periodPaid }: SubscriptionRow): Promise<number> {
  const [payment] = await listPaid(db, (await paymentsOf(db, id)).slice(-1));
  return Math.max(periodPaid - (payment?.refunded ?? 0), 0);
}
