import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import { refundsTable as refunds } from '../table.ts';

export type RefundRow = typeof refunds.$inferSelect;
type NewRefund = typeof refunds.$inferInsert;

export async function insertRefund(tx: Db, row: NewRefund): Promise<number> {
  const [inserted] = await tx.insert(refunds).values(row).returning({ id: refunds.id });
  if (!inserted) throw new Error('The new refund was not returned');
  return inserted.id;
}

export const findRefund = (db: Db, id: number): Promise<RefundRow | undefined> =>
  firstRow(db.select().from(refunds).where(eq(refunds.id, id)));

export const findRefundByKey = (db: Db, key: string): Promise<RefundRow | undefined> =>
  firstRow(db.select().from(refunds).where(eq(refunds.key, key)));

/** Refunded or pending refund. Stable only under the payment's lock. */
export async function sumRefunds(tx: Db, paymentId: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, 'failed')));
  return row?.sum ?? 0;
}

export async function updateRefund(tx: Db, id: number, change: Partial<NewRefund>): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}

export const listWaitingRefunds = (db: Db, since: Date): Promise<{ id: number }[]> =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, 'created'), lte(refunds.createdAt, since)))
    .orderBy(asc(refunds.id));

/** Pending refunds by payment. */
export async function sumWaiting(db: Db, paymentIds: readonly number[]): Promise<Map<number, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .select({ paymentId: refunds.paymentId, sum: sql<number>`sum(${refunds.amount})::int` })
    .from(refunds)
    .where(and(inArray(refunds.paymentId, [...paymentIds]), eq(refunds.status, 'created')))
    .groupBy(refunds.paymentId);
  return new Map(rows.map(({ paymentId, sum }) => [paymentId, sum]));
}
