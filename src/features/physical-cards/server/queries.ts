import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import { physicalOrderEventsTable as events, physicalOrdersTable as orders } from './table.ts';

export type PhysicalOrderRow = typeof orders.$inferSelect;
type NewOrder = typeof orders.$inferInsert;
export type StepRow = typeof events.$inferSelect;

export async function insertOrder(tx: Db, row: NewOrder): Promise<PhysicalOrderRow> {
  const [made] = await tx.insert(orders).values(row).returning();
  if (!made) throw new Error('The new order was not returned');
  return made;
}

/** Of any owner, or of one owner only. */
const named = (id: number, ownerId?: number) =>
  and(eq(orders.id, id), ownerId === undefined ? undefined : eq(orders.ownerId, ownerId));

export const findOrder = (db: Db, id: number, ownerId?: number): Promise<PhysicalOrderRow | undefined> =>
  firstRow(db.select().from(orders).where(named(id, ownerId)));

/** Locks the row until the transaction ends. Lock order: payment, account, then this. */
export const lockOrder = (tx: Db, id: number, ownerId?: number): Promise<PhysicalOrderRow | undefined> =>
  firstRow(tx.select().from(orders).where(named(id, ownerId)).for('update'));

export async function updateOrder(tx: Db, id: number, change: Partial<NewOrder>): Promise<PhysicalOrderRow> {
  const [row] = await tx.update(orders).set(change).where(eq(orders.id, id)).returning();
  if (!row) throw new Error(`Physical card order ${id} does not exist`);
  return row;
}

export const listOwned = (db: Db, ownerId: number): Promise<PhysicalOrderRow[]> =>
  db.select().from(orders).where(eq(orders.ownerId, ownerId)).orderBy(desc(orders.id));

/** The latest order that has an address. */
export async function findLastSent(db: Db, ownerId: number): Promise<PhysicalOrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), isNotNull(orders.address)))
    .orderBy(desc(orders.id))
    .limit(1);
  return row;
}

export async function insertStep(tx: Db, step: typeof events.$inferInsert): Promise<void> {
  await tx.insert(events).values(step);
}

export const listSteps = (db: Db, orderIds: readonly number[]): Promise<StepRow[]> =>
  db
    .select()
    .from(events)
    .where(inArray(events.orderId, [...orderIds]))
    .orderBy(asc(events.id));

/** Orders whose payment deadline has passed. */
export const listOverdue = (db: Db, now: Date, limit: number): Promise<{ id: number }[]> =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'pending_payment'), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(limit);

const anonymizedTexts = { name: '', title: '', company: '', line: '' };

/**
 * Orders are anonymized, not deleted, because of their payments: the purchase and its price stay, the address and the
 * texts and pictures of the design go with the owner.
 */
export async function forgetOwners(tx: Db, ownerIds: readonly number[]): Promise<void> {
  const blank = { words: anonymizedTexts, logo: null, picture: null, front: { free: null }, back: { free: null } };
  await tx
    .update(orders)
    .set({
      address: null,
      reason: null,
      trackingNumber: null,
      trackingLink: null,
      design: sql`${orders.design} || ${JSON.stringify(blank)}::jsonb`,
    })
    .where(inArray(orders.ownerId, [...ownerIds]));
}
