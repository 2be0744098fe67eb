import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type Db, firstRow } from '#server-kit/db/database.ts';
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
export const shareVisible = (tx: Db, id: number): Promise<CommunityRow | undefined> =>
  firstRow(selectVisible(tx, id).for('share'));

export const findVisible = (db: Db, id: number): Promise<CommunityRow | undefined> => firstRow(selectVisible(db, id));

const selectVisible = (db: Db, id: number) =>
  db
    .select()
    .from(communities)
    .where(and(eq(communities.id, id), isNull(communities.hiddenAt)));

export const findCommunity = (db: Db, id: number): Promise<CommunityRow | undefined> =>
  firstRow(db.select().from(communities).where(eq(communities.id, id)));

/** Holds the row lock until the transaction ends. */
export const lockCommunity = (tx: Db, id: number): Promise<CommunityRow | undefined> =>
  firstRow(tx.select().from(communities).where(eq(communities.id, id)).for('update'));

/** Returns undefined when the slug is taken. */
export const insertCommunity = (db: Db, values: NewCommunity): Promise<CommunityRow | undefined> =>
  firstRow(db.insert(communities).values(values).onConflictDoNothing().returning());

export const updateCommunity = (db: Db, id: number, change: Partial<NewCommunity>) =>
  firstRow(db.update(communities).set(change).where(eq(communities.id, id)).returning());

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
