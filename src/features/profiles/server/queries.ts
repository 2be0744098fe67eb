import { and, asc, desc, eq, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import { profilesTable as profiles, profileVersionsTable as versions } from './table.ts';

export type ProfileRow = typeof profiles.$inferSelect;
type NewProfileRow = typeof profiles.$inferInsert;
type VersionRow = typeof versions.$inferSelect;

/** The primary profile first, then the oldest: the order in which a smaller plan retains them. */
export const listOwned = (db: Db, ownerId: number): Promise<ProfileRow[]> =>
  db
    .select()
    .from(profiles)
    .where(and(eq(profiles.ownerId, ownerId), isNull(profiles.deletedAt)))
    .orderBy(desc(profiles.isPrimary), asc(profiles.id));

export const listDeleted = (db: Db, ownerId: number): Promise<ProfileRow[]> =>
  db
    .select()
    .from(profiles)
    .where(and(eq(profiles.ownerId, ownerId), isNotNull(profiles.deletedAt)))
    .orderBy(desc(profiles.deletedAt));

export async function insertProfile(db: Db, values: NewProfileRow): Promise<ProfileRow> {
  const [row] = await db.insert(profiles).values(values).returning();
  if (!row) throw new Error('The new profile was not returned');
  return row;
}

const owned = (id: number, ownerId: number) => and(eq(profiles.id, id), eq(profiles.ownerId, ownerId));

/** Locks the row until the transaction ends, deleted or not. */
export const lockOwned = (tx: Db, id: number, ownerId: number): Promise<ProfileRow | undefined> =>
  firstRow(tx.select().from(profiles).where(owned(id, ownerId)).for('update'));

export const updateOwned = (db: Db, id: number, ownerId: number, change: Partial<NewProfileRow>) =>
  firstRow(db.update(profiles).set(change).where(owned(id, ownerId)).returning());

export async function clearPrimary(tx: Db, ownerId: number): Promise<void> {
  await tx
    .update(profiles)
    .set({ isPrimary: false })
    .where(and(eq(profiles.ownerId, ownerId), profiles.isPrimary, isNull(profiles.deletedAt)));
}

export async function insertVersion(tx: Db, values: typeof versions.$inferInsert, limit: number): Promise<void> {
  await tx.insert(versions).values(values);
  const recent = tx
    .select({ id: versions.id })
    .from(versions)
    .where(eq(versions.profileId, values.profileId))
    .orderBy(desc(versions.id))
    .limit(limit);
  await tx.delete(versions).where(and(eq(versions.profileId, values.profileId), notInArray(versions.id, recent)));
}

export const listVersions = (db: Db, profileId: number): Promise<VersionRow[]> =>
  db.select().from(versions).where(eq(versions.profileId, profileId)).orderBy(desc(versions.id));

export async function findVersion(db: Db, profileId: number, id: number): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.profileId, profileId), eq(versions.id, id)));
  return row;
}

/** Deletes permanently, in batches. */
export async function purgeDeleted(db: Db, before: Date, limit: number): Promise<number> {
  const expired = db.select({ id: profiles.id }).from(profiles).where(lt(profiles.deletedAt, before)).limit(limit);
  const rows = await db.delete(profiles).where(sql`${profiles.id} in ${expired}`).returning({ id: profiles.id });
  return rows.length;
}
