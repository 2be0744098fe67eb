import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import { lockRowInTransaction } from '#server-kit/db/locks.ts';
import type { OrderStatus } from '../contract.ts';
import { ordersTable as orders } from './table.ts';

export type OrderRow = typeof orders.$inferSelect;
type NewOrder = typeof orders.$inferInsert;

const openStatuses: readonly OrderStatus[] = ['processing', 'challenge'];
const isOpen = inArray(orders.status, [...openStatuses]);

/** Serializes the orders of one owner: each is priced with the effects of the previous one. */
export async function lockBuyer(tx: Db, userId: number): Promise<void> {
  await lockRowInTransaction(tx, 'buyer', userId);
}

export async function findByKey(db: Db, userId: number, key: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.key, key)));
  return row;
}

export async function findOwned(db: Db, id: number, userId: number): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  return row;
}

/** Regardless of the owner. */
export const findOrder = (db: Db, id: number): Promise<Pick<OrderRow, 'type' | 'itemId'> | undefined> =>
  firstRow(db.select({ type: orders.type, itemId: orders.itemId }).from(orders).where(eq(orders.id, id)));

export async function findOpenOrder(db: Db, userId: number, soldOnceKey: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.soldOnceKey, soldOnceKey), isOpen));
  return row?.id;
}

/** Undefined if the key already has an order. */
export async function insertOrder(tx: Db, values: NewOrder): Promise<number | undefined> {
  const [row] = await tx
    .insert(orders)
    .values(values)
    .onConflictDoNothing({ target: [orders.userId, orders.key] })
    .returning({ id: orders.id });
  return row?.id;
}

export async function setPayment(tx: Db, id: number, paymentId: number): Promise<void> {
  await tx.update(orders).set({ paymentId }).where(eq(orders.id, id));
}

/** Row lock until the transaction ends. */
export const lockOrder = (tx: Db, id: number): Promise<OrderRow | undefined> =>
  firstRow(tx.select().from(orders).where(eq(orders.id, id)).for('update'));

export async function finishOrder(tx: Db, id: number, status: OrderStatus, settledAt: Date): Promise<void> {
  await tx.update(orders).set({ status, settledAt }).where(eq(orders.id, id));
}

/** Only if it is still pending: a final status stays. */
export async function setChallenge(db: Db, id: number): Promise<void> {
  await db
    .update(orders)
    .set({ status: 'challenge' })
    .where(and(eq(orders.id, id), eq(orders.status, 'processing')));
}

/** Orders whose holder was asked too long ago. */
export const listOverdue = (db: Db, until: Date, maxRows: number): Promise<{ id: number }[]> =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'challenge'), lt(orders.createdAt, until)))
    .orderBy(asc(orders.id))
    .limit(maxRows);

/** Whether anything was bought, or is being bought right now. */
export const hasBought = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.userId, userId), inArray(orders.status, ['paid', ...openStatuses])))) > 0;

export const listOpen = (
  db: Db,
  { until, after, maxRows }: { until: Date; after: number; maxRows: number },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(isOpen, lt(orders.createdAt, until), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(maxRows);

export const listOfOwner = (db: Db, userId: number): Promise<OrderRow[]> =>
  db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.id));

/** A fragment for other queries: the `payment_id`, `package_type` and `cycle` of every package that was bought. */
export const soldPackages = sql`
  select payment_id, details -> 'item' ->> 'packageType' as package_type, details -> 'item' ->> 'cycle' as cycle
  from ${orders} where type = 'package' and payment_id is not null`;
