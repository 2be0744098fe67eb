import { orNotFound } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import { findPayment, type PaymentRow } from '../queries.ts';

/** State of a payment, for the requesting feature; `next` is what the card holder still has to do. */
export type PaymentState = Pick<PaymentRow, 'id' | 'status' | 'reason' | 'next'>;

export const stateOf = ({ id, status, reason, next }: PaymentRow): PaymentState => ({ id, status, reason, next });

export const getPayment = async (db: Db, id: number): Promise<PaymentRow> => orNotFound(await findPayment(db, id));

export async function findPaymentState(db: Db, id: number): Promise<PaymentState | undefined> {
  const row = await findPayment(db, id);
  return row && stateOf(row);
}
