import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { ofOwnersNamed, ownerColumns, ownerOf } from '#features/accounts/server/index.ts';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import type { Keyset, ListReader, PageClauses } from '#server-kit/db/keyset.ts';
import type { DeliveriesFilter } from '../../webhook-admin-contract.ts';
import { leadWebhookDeliveriesTable as deliveries } from '../table.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
type NewDelivery = Pick<DeliveryRow, 'delivery' | 'ownerId' | 'leadId' | 'host' | 'createdAt'>;

export async function insertDelivery(tx: Db, delivery: NewDelivery): Promise<void> {
  await tx.insert(deliveries).values({ ...delivery, nextAt: delivery.createdAt });
}

type Result = Pick<DeliveryRow, 'state' | 'status' | 'error' | 'triedAt' | 'nextAt'>;

/** The job may come from an older release, which made no row. */
export async function saveAttempt(db: Db, delivery: NewDelivery, result: Result): Promise<void> {
  await db
    .insert(deliveries)
    .values({ ...delivery, ...result, attempts: 1 })
    .onConflictDoUpdate({
      target: deliveries.delivery,
      set: { ...result, host: delivery.host, attempts: sql`${deliveries.attempts} + 1` },
    });
}

export async function changeDelivery(
  db: Db,
  delivery: string,
  change: Partial<Pick<DeliveryRow, 'state' | 'nextAt'>>,
): Promise<void> {
  await db.update(deliveries).set(change).where(eq(deliveries.delivery, delivery));
}

export const deliveriesSource = {
  /** They are numbered in the order in which they were made. */
  keyset: ({ direction }: DeliveriesFilter): Keyset => ({
    columns: [{ column: deliveries.id, type: 'bigint' }],
    direction,
  }),
  filterCondition: async ({ db }: ListReader, { state, q }: DeliveriesFilter) =>
    and(state && eq(deliveries.state, state), await searched(db, q?.trim())),
  rows: (db: Db, { cursor, where, orderBy, limit }: PageClauses) =>
    db
      .select({ row: deliveries, owner: { id: ownerColumns.id, displayName: ownerColumns.displayName }, cursor })
      .from(deliveries)
      .innerJoin(...ownerOf(deliveries.ownerId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
};

/** A host in full; other text searches owners. */
async function searched(db: Db, typed: string | undefined): Promise<SQL | undefined> {
  if (!typed) return undefined;
  const isHost = eq(deliveries.host, typed.toLowerCase());
  return (await db.$count(deliveries, isHost)) > 0 ? isHost : (ofOwnersNamed(deliveries.ownerId, typed) ?? sql`false`);
}

/** Holds the row lock until the transaction ends: of two admins the second one sees the first. */
export const lockDelivery = (tx: Db, id: number): Promise<DeliveryRow | undefined> =>
  firstRow(tx.select().from(deliveries).where(eq(deliveries.id, id)).for('update'));

export const countFailedDeliveries = (db: Db, since: Date): Promise<number> =>
  db.$count(deliveries, and(eq(deliveries.state, 'failed'), gt(deliveries.triedAt, since)));

/** Returns how many were deleted. */
export async function deleteDeliveries(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.select({ id: deliveries.id }).from(deliveries).where(lt(deliveries.createdAt, before)).limit(limit);
  return (await db.delete(deliveries).where(inArray(deliveries.id, old)).returning({ id: deliveries.id })).length;
}
