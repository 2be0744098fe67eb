import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { NextStep } from '../../contract.ts';
import type { DeclineReason, PaymentStatus } from '../../domain.ts';
import { findPayment, type PaymentRow } from '../queries.ts';

/** State of a payment, for the requesting feature. */
export interface PaymentState {
  readonly id: number;
  readonly status: PaymentStatus;
  readonly reason: DeclineReason | null;
  /** What the card holder still has to do. */
  readonly next: NextStep | null;
}

export const stateOf = ({ id, status, reason, next }: PaymentRow): PaymentState => ({ id, status, reason, next });

export async function getPayment(db: Db, id: number): Promise<PaymentRow> {
  const row = await findPayment(db, id);
  if (!row) throw new AppError('not_found');
  return row;
}

export async function findPaymentState(db: Db, id: number): Promise<PaymentState | undefined> {
  const row = await findPayment(db, id);
  return row && stateOf(row);
}
