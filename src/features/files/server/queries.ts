import { type AnyColumn, and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { lockRowInTransaction } from '#server-kit/db/locks.ts';
import { type Extensions, extensionPoint } from '#server-kit/services/services.ts';
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

export type UnusedFile = Pick<typeof files.$inferSelect, 'ownerId' | 'id'>;

/** SQL fragments provided by the profiles feature, which references files in profiles. */
interface ProfileFiles {
  /** Condition: no profile of the owner references the file. */
  readonly isUnused: (ownerId: AnyColumn, fileId: AnyColumn) => SQL;
  /** Selects the ID of a profile's owner. */
  readonly ownerOf: (profileId: number) => SQL;
}

export const profileFiles = extensionPoint<ProfileFiles>('profile-files');

/** Without this extension every file would count as unused or as having no owner. */
export function profileFilesIn(extensions: Extensions): ProfileFiles {
  const [answer] = extensions.of(profileFiles);
  if (!answer) throw new Error('No feature says which files profiles use');
  return answer;
}

/** Old files that no profile of their owner references. */
export async function listUnused(db: Db, { isUnused }: ProfileFiles, before: Date): Promise<UnusedFile[]> {
  return db
    .select({ ownerId: files.ownerId, id: files.id })
    .from(files)
    .where(and(lt(files.createdAt, before), isUnused(files.ownerId, files.id)));
}

/** Unless it was uploaded again in the meantime. */
export async function deleteUnused(db: Db, { ownerId, id }: UnusedFile, before: Date): Promise<void> {
  await db.delete(files).where(and(eq(files.ownerId, ownerId), eq(files.id, id), lt(files.createdAt, before)));
}

const hashOf = sql<string>`substr(${files.id}, 3, 22)`;

/** Returns those hashes that at least one owner still lists. */
export async function referencedHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ hash: hashOf })
    .from(files)
    .where(inArray(hashOf, [...hashes]));
  return new Set(rows.map(({ hash }) => hash));
}
