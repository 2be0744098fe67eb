import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { lockRowInTransaction } from '#server-kit/db/locks.ts';
import { fileLimits } from '../domain.ts';
import { filesTable as files } from './table.ts';

export type FileRow = typeof files.$inferSelect;

/** Until the transaction ends, prevents concurrent uploads and the cleanup of these bytes. */
export async function lockFile(tx: Db, hash: string): Promise<void> {
  await lockRowInTransaction(tx, 'file', hash);
}

/** Serializes storage accounting per owner until the transaction ends. */
export async function lockOwner(tx: Db, ownerId: number): Promise<void> {
  await lockRowInTransaction(tx, 'storageOwner', ownerId);
}

export async function findFile(db: Db, ownerId: number, id: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.id, id)));
  return row;
}

/** Uploading a file again renames it and restarts its retention period for unused files. */
export async function upsertFile(db: Db, row: FileRow): Promise<FileRow> {
  const { name, createdAt } = row;
  const [stored] = await db
    .insert(files)
    .values(row)
    .onConflictDoUpdate({ target: [files.ownerId, files.id], set: { name, createdAt } })
    .returning();
  if (!stored) throw new Error('The file was not returned');
  return stored;
}

export const listFiles = (db: Db, ownerId: number): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(eq(files.ownerId, ownerId))
    .orderBy(desc(files.createdAt), desc(files.id))
    .limit(fileLimits.maxListed);

/** All files, for the owner's data export. */
export const listAllFiles = (db: Db, ownerId: number): Promise<FileRow[]> =>
  db.select().from(files).where(eq(files.ownerId, ownerId)).orderBy(desc(files.createdAt), desc(files.id));

export async function sumBytes(db: Db, ownerId: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string | null>`sum(${files.bytes}::bigint)` })
    .from(files)
    .where(eq(files.ownerId, ownerId));
  return Number(row?.sum ?? 0);
}

/**
 * Owners of the same document may name it differently: visitors of a profile get its owner's name for it. A link
 * without a profile gets the earliest owner's name, so that a later uploader cannot rename it.
 */
export async function findName(db: Db, id: string, ownerOfProfile: SQL): Promise<string | undefined> {
  const isOfProfile = sql`${files.ownerId} = ${ownerOfProfile}`;
  const [row] = await db
    .select({ name: files.name })
    .from(files)
    .where(eq(files.id, id))
    .orderBy(sql`${isOfProfile} is true desc`, asc(files.createdAt), asc(files.ownerId))
    .limit(1);
  return row?.name;
}

/** Updates every owner's row, because variants created later count towards the size. */
export async function setBytes(db: Db, id: string, bytes: number): Promise<void> {
  await db.update(files).set({ bytes }).where(eq(files.id, id));
}

/** Returns the IDs that do not belong to this owner. */
export async function ownsFiles(db: Db, ownerId: number, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.id, [...ids])));
  const own = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => !own.has(id));
}

export type SeededFile = Pick<FileRow, 'id' | 'kind' | 'name' | 'bytes'>;

/** Inserts the row of a bundled file. */
export async function seedFile(db: Db, ownerId: number, file: SeededFile, createdAt: Date): Promise<void> {
  await db
    .insert(files)
    .values({ ...file, ownerId, createdAt })
    .onConflictDoNothing();
}

/** Copies only rows; the bytes are already stored. */
export async function copyFiles(db: Db, fromOwner: number, toOwner: number): Promise<void> {
  await db.execute(sql`
    insert into files (id, owner_id, kind, name, bytes, created_at)
    select id, ${toOwner}, kind, name, bytes, created_at from files where owner_id = ${fromOwner}
    on conflict do nothing`);
}

interface HandOver {
  readonly fromOwners: readonly number[];
  /** Selects the ID of the new owner; if it returns no row, no files are handed over. */
  readonly heir: SQL;
  /** Condition that selects the files to hand over, by their IDs. */
  readonly isNeeded: (fileId: SQL) => SQL;
}

/** Also lists files of departing owners under another owner. */
export async function handOverFiles(tx: Db, { fromOwners, heir, isNeeded }: HandOver): Promise<void> {
  await tx.execute(sql`
    insert into files (id, owner_id, kind, name, bytes, created_at)
    select distinct on (files.id) files.id, heir.id, files.kind, files.name, files.bytes, files.created_at
    from files, (${heir}) as heir
    where files.owner_id = any(${sql.param(fromOwners)}::int[]) and ${isNeeded(sql`files.id`)}
    on conflict do nothing`);
}
