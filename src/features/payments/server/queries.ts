import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import { sumWaiting } from './refund/refund-queries.ts';
import { type PaymentPurpose, paymentsTable as payments } from './table.ts';

export type PaymentRow = typeof payments.$inferSelect;
type NewPayment = typeof payments.$inferInsert;

/** Figures of every payment that other features' checks compare, as an SQL fragment. */
export const paymentFigures = sql`select ${payments.id}, ${payments.status}, ${payments.amount}, ${payments.refunded}
  from ${payments}`;

export async function insertPayment(tx: Db, row: NewPayment): Promise<number> {
  const [inserted] = await tx.insert(payments).values(row).returning({ id: payments.id });
  if (!inserted) throw new Error('The new payment was not returned');
  return inserted.id;
}

export const findPayment = (db: Db, id: number): Promise<PaymentRow | undefined> =>
  firstRow(db.select().from(payments).where(eq(payments.id, id)));

export const findPaymentByRef = (db: Db, ref: string): Promise<PaymentRow | undefined> =>
  firstRow(db.select().from(payments).where(eq(payments.providerRef, ref)));

/** Holds the lock until the transaction ends; always taken before any other lock of a payment. */
export const lockPayment = (tx: Db, id: number): Promise<PaymentRow | undefined> =>
  firstRow(tx.select().from(payments).where(eq(payments.id, id)).for('no key update'));

export async function updatePayment(tx: Db, id: number, change: Partial<NewPayment>): Promise<PaymentRow> {
  const [row] = await tx.update(payments).set(change).where(eq(payments.id, id)).returning();
  if (!row) throw new Error(`Payment ${id} does not exist`);
  return row;
}

/** Only one of the concurrent callers gets the row and may charge. */
export async function claimPayment(db: Db, id: number): Promise<PaymentRow | undefined> {
  const [row] = await db
    .update(payments)
    .set({ status: 'processing' })
    .where(and(eq(payments.id, id), eq(payments.status, 'created')))
    .returning();
  return row;
}

/** Returns false if the payment was cancelled in the meantime: it must not be charged. */
export async function saveRef(db: Db, id: number, providerRef: string): Promise<boolean> {
  const rows = await db
    .update(payments)
    .set({ providerRef })
    .where(and(eq(payments.id, id), eq(payments.status, 'processing')))
    .returning({ id: payments.id });
  return rows.length === 1;
}

const refundable = {
  id: payments.id,
  amount: payments.amount,
  refunded: payments.refunded,
  // A paid payment is always settled; the fallback only satisfies the type.
  settledAt: sql<Date>`coalesce(${payments.settledAt}, ${payments.createdAt})`.mapWith(payments.createdAt),
  purpose: payments.purpose,
  subjectId: payments.subjectId,
};

/** Payments for one subject, oldest first. */
export const listRefundable = (db: Db, purpose: PaymentPurpose, subjectId: number) =>
  db
    .select(refundable)
    .from(payments)
    .where(and(eq(payments.purpose, purpose), eq(payments.subjectId, subjectId), eq(payments.status, 'paid')))
    .orderBy(asc(payments.id));

/** The paid ones, oldest first; pending refunds count as refunded. */
export async function listPaid(db: Db, ids: readonly number[]) {
  const rows = await db
    .select(refundable)
    .from(payments)
    .where(and(inArray(payments.id, [...ids]), eq(payments.status, 'paid')))
    .orderBy(asc(payments.id));
  const waiting = await sumWaiting(db, ids);
  return rows.map((row) => ({ ...row, refunded: row.refunded + (waiting.get(row.id) ?? 0) }));
}

/** Newest first, paged by ID: payments made in the meantime do not shift any page. */
export const listOwned = (
  db: Db,
  userId: number,
  { before, maxRows }: { before?: number | undefined; maxRows: number },
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), before === undefined ? undefined : lt(payments.id, before)))
    .orderBy(desc(payments.id))
    .limit(maxRows);
