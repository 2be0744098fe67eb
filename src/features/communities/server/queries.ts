import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { communitiesTable as communities } from './table.ts';

export type CommunityRow = typeof communities.$inferSelect;
type NewCommunity = typeof communities.$inferInsert;

export const listVisible = (db: Db): Promise<CommunityRow[]> =>
  db.select().from(communities).where(isNull(communities.hiddenAt)).orderBy(asc(communities.id));

export const listAll = (db: Db): Promise<CommunityRow[]> => db.select().from(communities).orderBy(asc(communities.id));

export async function findVisibleBySlug(db: Db, slug: string): Promise<CommunityRow | undefined> {
  const [row] = await db
    .select()
    .from(communities)
    .where(and(eq(communities.slug, slug), isNull(communities.hiddenAt)));
  return row;
}

/** The share lock prevents the community from being hidden or deleted while a member joins. */
export async function shareVisible(tx: Db, id: number): Promise<CommunityRow | undefined> {
  const [row] = await tx
    .select()
    .from(communities)
    .where(and(eq(communities.id, id), isNull(communities.hiddenAt)))
    .for('share');
  return row;
}

export async function findVisible(db: Db, id: number): Promise<CommunityRow | undefined> {
  const [row] = await db
    .select()
    .from(communities)
    .where(and(eq(communities.id, id), isNull(communities.hiddenAt)));
  return row;
}

export async function findCommunity(db: Db, id: number): Promise<CommunityRow | undefined> {
  const [row] = await db.select().from(communities).where(eq(communities.id, id));
  return row;
}

/** Holds the row lock until the transaction ends. */
export async function lockCommunity(tx: Db, id: number): Promise<CommunityRow | undefined> {
  const [row] = await tx.select().from(communities).where(eq(communities.id, id)).for('update');
  return row;
}

/** Returns undefined when the slug is taken. */
export async function insertCommunity(db: Db, values: NewCommunity): Promise<CommunityRow | undefined> {
  const [row] = await db.insert(communities).values(values).onConflictDoNothing().returning();
  return row;
}

export async function updateCommunity(
  db: Db,
  id: number,
  change: Partial<NewCommunity>,
): Promise<CommunityRow | undefined> {
  const [row] = await db.update(communities).set(change).where(eq(communities.id, id)).returning();
  return row;
}

/** Also deletes its memberships. */
export async function deleteCommunity(tx: Db, id: number): Promise<void> {
  await tx.delete(communities).where(eq(communities.id, id));
}

/** Returns those of the passed files that are used as community pictures. */
export async function listPicturesAmong(db: Db, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const rows = await db
    .select({ picture: communities.picture })
    .from(communities)
    .where(inArray(communities.picture, [...files]));
  return rows.flatMap(({ picture }) => picture ?? []);
}
