import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { lockRowInTransaction } from '#server-kit/db/locks.ts';
import { fileLimits } from '../domain.ts';
import { filesTable as files } from './table.ts';

export type FileRow = typeof files.$inferSelect;

/** Until the transaction ends nobody else brings these bytes, and nobody sweeps them away. */
export async function lockFile(tx: Db, hash: string): Promise<void> {
  await lockRowInTransaction(tx, 'file', hash);
}

/** Until the transaction ends nobody else counts this owner's storage. */
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

/** Brought again it is as new, under its new name: what nothing shows yet has its full time once more. */
export async function upsertFile(db: Db, row: FileRow): Promise<FileRow> {
  const { name, createdAt } = row;
  const [stored] = await db
    .insert(files)
    .values(row)
    .onConflictDoUpdate({ target: [files.ownerId, files.id], set: { name, createdAt } })
    .returning();
  if (!stored) throw new Error('The file did not come back');
  return stored;
}

export const listFiles = (db: Db, ownerId: number): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(eq(files.ownerId, ownerId))
    .orderBy(desc(files.createdAt), desc(files.id))
    .limit(fileLimits.maxListed);

/** All of them, for an owner who takes everything along. */
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
 * Two owners of the same document may call it differently: visitors of a profile get the name that its owner gave. A link
 * that names no profile gets the name of whoever has had it longest, so that nobody who brings it later renames it.
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

/** For every owner who lists it: forms that were made later weigh too. */
export async function setBytes(db: Db, id: string, bytes: number): Promise<void> {
  await db.update(files).set({ bytes }).where(eq(files.id, id));
}

/** Those of the ids that are not this owner's. */
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

/** The row of a file whose bytes come with the product. */
export async function seedFile(db: Db, ownerId: number, file: SeededFile, createdAt: Date): Promise<void> {
  await db
    .insert(files)
    .values({ ...file, ownerId, createdAt })
    .onConflictDoNothing();
}

/** Rows alone: the bytes are there already. */
export async function copyFiles(db: Db, fromOwner: number, toOwner: number): Promise<void> {
  await db.execute(sql`
    insert into files (id, owner_id, kind, name, bytes, created_at)
    select id, ${toOwner}, kind, name, bytes, created_at from files where owner_id = ${fromOwner}
    on conflict do nothing`);
}

interface HandOver {
  readonly fromOwners: readonly number[];
  /** Selects the number of whoever gets them; nobody does where it finds none. */
  readonly heir: SQL;
  /** Which of them, by their ids. */
  readonly isNeeded: (fileId: SQL) => SQL;
}

/** Lists files of owners who leave under another owner too. */
export async function handOverFiles(tx: Db, { fromOwners, heir, isNeeded }: HandOver): Promise<void> {
  await tx.execute(sql`
    insert into files (id, owner_id, kind, name, bytes, created_at)
    select distinct on (files.id) files.id, heir.id, files.kind, files.name, files.bytes, files.created_at
    from files, (${heir}) as heir
    where files.owner_id = any(${sql.param(fromOwners)}::int[]) and ${isNeeded(sql`files.id`)}
    on conflict do nothing`);
}
