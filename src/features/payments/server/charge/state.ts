import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { NextStep } from '../../contract.ts';
import type { DeclineReason, PaymentStatus } from '../../domain.ts';
import { findPayment, type PaymentRow } from '../queries.ts';

/** How a payment stands, for whoever asked for it. */
export interface PaymentState {
  readonly id: number;
  readonly status: PaymentStatus;
  readonly reason: DeclineReason | null;
  /** What is left for the holder to do. */
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
