import { listPaid } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type CancelRefund, cancelRefund } from '../cancelling.ts';
import { listEvents, type SubscriptionRow } from './queries.ts';

const paidKinds = ['started', 'upgraded', 'renewed', 'changed'];

/** What cancelling at this moment gives back. */
export async function refundOf(db: Db, { id, startedAt }: SubscriptionRow, now: Date): Promise<CancelRefund> {
  const paid = (await listEvents(db, id))
    .filter(({ kind }) => paidKinds.includes(kind))
    .flatMap(({ data: { paymentId } }) => (typeof paymentId === 'number' ? [paymentId] : []));
  return cancelRefund(startedAt, await listPaid(db, paid), now);
}
