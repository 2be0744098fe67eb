import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { lockTextInTransaction } from '#server-kit/db/locks.ts';
import type { PaymentRow } from '../queries.ts';
import { paymentsTable as payments } from '../table.ts';

/** Payments of one thing go one after the other, so that each knows how the others stand. */
export async function lockOnceKey(tx: Db, onceKey: string): Promise<void> {
  await lockTextInTransaction(tx, `payments ${onceKey}`);
}

/** Paid, or perhaps paid: either way nobody pays for it again. */
export async function findSameOnce(db: Db, onceKey: string): Promise<Pick<PaymentRow, 'id' | 'status'> | undefined> {
  const [row] = await db
    .select({ id: payments.id, status: payments.status })
    .from(payments)
    .where(and(eq(payments.onceKey, onceKey), inArray(payments.status, ['created', 'processing', 'challenge', 'paid'])))
    .limit(1);
  return row;
}

export async function isOncePaid(tx: Db, onceKey: string): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.onceKey, onceKey), eq(payments.status, 'paid')));
  return rows.length > 0;
}
