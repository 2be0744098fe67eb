import type { Db } from '#server-kit/db/database.ts';
import { lockPayment } from './queries.ts';
import { sumRefunds } from './refund-queries.ts';

/** Locks a payment, as whoever wants to give some of it back does first; what is neither back nor on its way. */
export async function lockRefundable(tx: Db, paymentId: number): Promise<number> {
  const payment = await lockPayment(tx, paymentId);
  return payment?.status === 'paid' ? payment.amount - (await sumRefunds(tx, paymentId)) : 0;
}
