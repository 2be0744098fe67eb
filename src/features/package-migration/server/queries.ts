import { and, asc, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { ownerColumns, ownerOf } from '#features/accounts/server/index.ts';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import { afterCursor, cursorColumns, type Keyset, orderOf, pageOf } from '#server-kit/db/keyset.ts';
import type { OwnerState } from '../contract.ts';
import { packageMigrationsTable as migrations, packageMigrationOwnersTable as owners } from './table.ts';

export type MigrationRow = typeof migrations.$inferSelect;
type OwnerRecord = typeof owners.$inferSelect;

const byAge: Keyset = { columns: [{ column: migrations.id, type: 'bigint' }], direction: 'desc' };

/** Migrations with the name of the admin who started them, newest first. */
export async function listMigrations(db: Db, after: string | undefined, size: number) {
  const rows = await db
    .select({ row: migrations, createdBy: ownerColumns.username, cursor: cursorColumns(byAge) })
    .from(migrations)
    .leftJoin(...ownerOf(migrations.createdBy))
    .where(afterCursor(byAge, after))
    .orderBy(...orderOf(byAge))
    .limit(size + 1);
  return pageOf(rows, size);
}

export async function findMigration(db: Db, id: number) {
  const [found] = await db
    .select({ row: migrations, createdBy: ownerColumns.username })
    .from(migrations)
    .leftJoin(...ownerOf(migrations.createdBy))
    .where(eq(migrations.id, id));
  return found;
}

/** Number of owners per state, for several migrations. */
export const countStates = (db: Db, ids: readonly number[]) =>
  db
    .select({ migrationId: owners.migrationId, state: owners.state, count: count() })
    .from(owners)
    .where(inArray(owners.migrationId, [...ids]))
    .groupBy(owners.migrationId, owners.state);

export async function findByKey(db: Db, createdBy: number, key: string): Promise<MigrationRow | undefined> {
  const [row] = await db
    .select()
    .from(migrations)
    .where(and(eq(migrations.createdBy, createdBy), eq(migrations.key, key)));
  return row;
}

export const listActive = (db: Db): Promise<MigrationRow[]> =>
  db
    .select()
    .from(migrations)
    .where(inArray(migrations.status, ['running', 'undoing']))
    .orderBy(asc(migrations.id));

/** Inserts a migration with its owners; `chosen` selects their IDs. */
export async function insertMigration(
  tx: Db,
  row: Omit<typeof migrations.$inferInsert, 'total'>,
  chosen: SQL,
): Promise<{ readonly id: number; readonly total: number }> {
  const [inserted] = await tx
    .insert(migrations)
    .values({ ...row, total: 0 })
    .returning({ id: migrations.id });
  if (!inserted) throw new Error('The package migration could not be stored');
  const { rowCount } = await tx.execute(
    sql`insert into ${owners} (migration_id, user_id) select ${inserted.id}, chosen.id from (${chosen}) as chosen (id)`,
  );
  const total = rowCount ?? 0;
  await tx.update(migrations).set({ total }).where(eq(migrations.id, inserted.id));
  return { id: inserted.id, total };
}

export const lockMigration = (tx: Db, id: number): Promise<MigrationRow | undefined> =>
  firstRow(tx.select().from(migrations).where(eq(migrations.id, id)).for('update'));

/** The share lock prevents pausing or ending the migration while an owner is processed; owners run concurrently. */
export const shareMigration = (tx: Db, id: number): Promise<MigrationRow | undefined> =>
  firstRow(tx.select().from(migrations).where(eq(migrations.id, id)).for('share'));

export async function setStatus(
  tx: Db,
  id: number,
  change: Pick<MigrationRow, 'status'> & Partial<Pick<MigrationRow, 'endedAt'>>,
): Promise<void> {
  await tx.update(migrations).set(change).where(eq(migrations.id, id));
}

/** IDs of owners in a state, after a given ID. */
export async function listInState(
  db: Db,
  migrationId: number,
  { state, after, maxRows }: { readonly state: OwnerState; readonly after: number; readonly maxRows: number },
): Promise<number[]> {
  const rows = await db
    .select({ userId: owners.userId })
    .from(owners)
    .where(and(eq(owners.migrationId, migrationId), eq(owners.state, state), gt(owners.userId, after)))
    .orderBy(asc(owners.userId))
    .limit(maxRows);
  return rows.map(({ userId }) => userId);
}

/** Returns undefined if another process is handling, or has handled, that owner. */
export async function claimOwner(
  tx: Db,
  { migrationId, userId, state }: Pick<OwnerRecord, 'migrationId' | 'userId' | 'state'>,
): Promise<OwnerRecord | undefined> {
  const [row] = await tx
    .select()
    .from(owners)
    .where(and(eq(owners.migrationId, migrationId), eq(owners.userId, userId), eq(owners.state, state)))
    .for('update', { skipLocked: true });
  return row;
}

export async function saveOwner(
  tx: Db,
  { migrationId, userId }: Pick<OwnerRecord, 'migrationId' | 'userId'>,
  change: Partial<Omit<OwnerRecord, 'migrationId' | 'userId'>>,
): Promise<void> {
  await tx
    .update(owners)
    .set(change)
    .where(and(eq(owners.migrationId, migrationId), eq(owners.userId, userId)));
}

const byNumber: Keyset = { columns: [{ column: owners.userId, type: 'bigint' }], direction: 'asc' };

/** Result for each owner, by ID. */
export async function listRecords(
  db: Db,
  migrationId: number,
  { after, state, size }: { after?: string | undefined; state?: OwnerState | undefined; size: number },
) {
  const { displayName: name, email } = ownerColumns;
  const rows = await db
    .select({ record: owners, name, email, cursor: cursorColumns(byNumber) })
    .from(owners)
    .leftJoin(...ownerOf(owners.userId))
    .where(and(eq(owners.migrationId, migrationId), state && eq(owners.state, state), afterCursor(byNumber, after)))
    .orderBy(...orderOf(byNumber))
    .limit(size + 1);
  return pageOf(rows, size);
}
