import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import type { Keyset } from '#server-kit/db/keyset.ts';
import type { ListReader, PageClauses } from '#server-kit/db/list-source.ts';
import type { BroadcastDraft, BroadcastFilter } from '../../admin-contract.ts';
import { broadcastsTable as broadcasts, notificationsTable as notifications } from '../table.ts';

export type BroadcastRow = typeof broadcasts.$inferSelect;

export const broadcastsSource = {
  keyset: (): Keyset => ({ columns: [{ column: broadcasts.id, type: 'bigint' }], direction: 'desc' }),
  filterCondition: (_: ListReader, { status }: BroadcastFilter) => status && eq(broadcasts.status, status),
  rows: (db: Db, { cursor, where, orderBy, limit }: PageClauses) =>
    db
      .select({ broadcast: broadcasts, cursor })
      .from(broadcasts)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
};

export async function findBroadcast(db: Db, id: number): Promise<BroadcastRow | undefined> {
  const [row] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
  return row;
}

/** Held until the transaction ends: a pause and the next batch never pass each other. */
export async function lockBroadcast(tx: Db, id: number): Promise<BroadcastRow | undefined> {
  const [row] = await tx.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update');
  return row;
}

export async function insertBroadcast(tx: Db, draft: BroadcastDraft, createdBy: number, createdAt: Date) {
  const [row] = await tx
    .insert(broadcasts)
    .values({ ...draft, createdBy, createdAt })
    .returning();
  if (!row) throw new Error('The new broadcast did not come back');
  return row;
}

export async function updateBroadcast(
  tx: Db,
  id: number,
  set: Partial<Omit<BroadcastRow, 'id'>>,
): Promise<BroadcastRow> {
  const [row] = await tx.update(broadcasts).set(set).where(eq(broadcasts.id, id)).returning();
  if (!row) throw new Error('The broadcast is gone');
  return row;
}

export async function deleteBroadcast(tx: Db, id: number): Promise<void> {
  await tx.delete(broadcasts).where(eq(broadcasts.id, id));
}

export async function listSending(db: Db): Promise<number[]> {
  const rows = await db.select({ id: broadcasts.id }).from(broadcasts).where(eq(broadcasts.status, 'sending'));
  return rows.map(({ id }) => id);
}

export async function insertNotifications(tx: Db, rows: (typeof notifications.$inferInsert)[]): Promise<void> {
  if (rows.length) await tx.insert(notifications).values(rows);
}

export const advance = (tx: Db, id: number, sentCount: number, lastUserId: number): Promise<BroadcastRow> =>
  updateBroadcast(tx, id, { sent: sql`${broadcasts.sent} + ${sentCount}` as never, lastUserId });
