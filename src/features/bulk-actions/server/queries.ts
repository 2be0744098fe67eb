import { and, asc, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Db, firstRow, onlyRow } from '#server-kit/db/database.ts';
import type { ItemReason, ItemState } from '../domain.ts';
import { bulkItemsTable as items, bulkRunsTable as runs } from './table.ts';

export type RunRow = typeof runs.$inferSelect;

export const findRun = (db: Db, id: number): Promise<RunRow | undefined> =>
  firstRow(db.select().from(runs).where(eq(runs.id, id)));

export const findByKey = (db: Db, createdBy: number, key: string): Promise<RunRow | undefined> =>
  firstRow(
    db
      .select()
      .from(runs)
      .where(and(eq(runs.createdBy, createdBy), eq(runs.key, key))),
  );

/** What was chosen is stored with it, so that rows that come to fit the filter later are not changed. */
export async function insertRun(tx: Db, run: typeof runs.$inferInsert, ids: readonly number[]): Promise<RunRow> {
  const row = await onlyRow(tx.insert(runs).values(run).returning());
  await tx.execute(sql`
    insert into ${items} (run_id, target_id)
    select distinct ${row.id}::int, id from unnest(${sql.param(ids)}::int[]) as chosen (id)`);
  return row;
}

export const listRunning = (db: Db): Promise<RunRow[]> =>
  db.select().from(runs).where(isNull(runs.endedAt)).orderBy(asc(runs.id));

export async function listWaiting(db: Db, runId: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: items.targetId })
    .from(items)
    .where(and(eq(items.runId, runId), eq(items.state, 'waiting')))
    .orderBy(asc(items.targetId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** False if another process has it, or has done it. */
export async function claimItem(tx: Db, runId: number, targetId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: items.targetId })
    .from(items)
    .where(and(eq(items.runId, runId), eq(items.targetId, targetId), eq(items.state, 'waiting')))
    .for('update', { skipLocked: true });
  return rows.length === 1;
}

interface ItemChange {
  readonly runId: number;
  readonly targetId: number;
  readonly state: ItemState;
  readonly reason?: ItemReason | undefined;
}

export async function saveItem(tx: Db, { runId, targetId, state, reason = undefined }: ItemChange): Promise<void> {
  await tx
    .update(items)
    .set({ state, reason: reason ?? null })
    .where(and(eq(items.runId, runId), eq(items.targetId, targetId)));
}

/** Ends what waits, where the one who started it may not do it any more. */
export async function stopWaiting(tx: Db, runId: number): Promise<void> {
  await tx
    .update(items)
    .set({ state: 'failed', reason: 'stopped' })
    .where(and(eq(items.runId, runId), eq(items.state, 'waiting')));
}

export async function endRun(db: Db, id: number, at: Date): Promise<void> {
  await db
    .update(runs)
    .set({ endedAt: at })
    .where(and(eq(runs.id, id), isNull(runs.endedAt)));
}

export async function countItems(db: Db, runId: number): Promise<Map<ItemState, number>> {
  const rows = await db
    .select({ state: items.state, count: count() })
    .from(items)
    .where(eq(items.runId, runId))
    .groupBy(items.state);
  return new Map(rows.map((row) => [row.state, row.count]));
}

export const listLeft = (db: Db, runId: number, limit: number) =>
  db
    .select({ id: items.targetId, state: items.state, reason: items.reason })
    .from(items)
    .where(and(eq(items.runId, runId), inArray(items.state, ['failed', 'skipped'])))
    .orderBy(asc(items.state), asc(items.targetId))
    .limit(limit);

export async function deleteRunsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(runs).where(lt(runs.createdAt, before));
}
