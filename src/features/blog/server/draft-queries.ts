import { and, desc, eq, getTableColumns, like, ne, or, sql } from 'drizzle-orm';
import { typedNumber } from '#base/admin-list.ts';
import type { SharedSearch } from '#features/accounts/server/index.ts';
import { searchable } from '#features/leads/search.ts';
import { type Db, firstRow, onlyRow } from '#server-kit/db/database.ts';
import { containing, type PostRow } from './queries.ts';
import { blogPostsTable as posts, blogSlugsTable as slugs } from './table.ts';

type NewPost = typeof posts.$inferInsert;

const { authorId: _, body: __, searchText: ___, ...listedColumns } = getTableColumns(posts);

/** Most recently changed first, without bodies. */
export const listPosts = (db: Db, limit: number) =>
  db.select(listedColumns).from(posts).orderBy(desc(posts.updatedAt), desc(posts.id)).limit(limit);

/** By number, by slug, or by words of the text. */
export async function searchPosts(db: Db, { q, limit }: SharedSearch) {
  const number = typedNumber(q);
  const isNamed = sql<boolean>`(${posts.slug} = ${q.toLowerCase()} or ${posts.id} = ${number ?? 0})`;
  const terms = searchable(q).split(' ').filter(Boolean);
  const hasTerms = terms.length > 0 ? and(...terms.map((term) => like(posts.searchText, containing(term)))) : undefined;
  return db
    .select({ ...listedColumns, isExact: isNamed })
    .from(posts)
    .where(or(isNamed, hasTerms))
    .orderBy(desc(isNamed), desc(posts.updatedAt), desc(posts.id))
    .limit(limit);
}

export const findPost = (db: Db, id: number) => firstRow(db.select().from(posts).where(eq(posts.id, id)));

/** Row lock until the transaction ends. */
export const lockPost = (tx: Db, id: number) => firstRow(tx.select().from(posts).where(eq(posts.id, id)).for('update'));

/**
 * Serializes slug changes until the transaction ends: a slug is in one of two tables, and no unique constraint spans
 * both. Lock order: the post first, if any.
 */
export async function lockSlugs(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${slugs} in share row exclusive mode`);
}

/** Current and former slugs that equal this one or start with it. */
export async function listUsedSlugs(db: Db, slug: string): Promise<Set<string>> {
  const today = db.select({ slug: posts.slug }).from(posts);
  const before = db.select({ slug: slugs.slug }).from(slugs);
  const rows = await today
    .where(or(eq(posts.slug, slug), like(posts.slug, `${slug}-%`)))
    .union(before.where(or(eq(slugs.slug, slug), like(slugs.slug, `${slug}-%`))));
  return new Set(rows.map((row) => row.slug));
}

/** Another post has or had this slug. A post may reclaim its own former slug. */
export async function isUsedByOther(db: Db, slug: string, id: number): Promise<boolean> {
  const today = db.$count(posts, and(eq(posts.slug, slug), ne(posts.id, id)));
  const before = db.$count(slugs, and(eq(slugs.slug, slug), ne(slugs.postId, id)));
  return (await today) + (await before) > 0;
}

export async function rememberSlug(tx: Db, slug: string, postId: number): Promise<void> {
  await tx.insert(slugs).values({ slug, postId }).onConflictDoNothing();
}

export const insertPost = (db: Db, values: NewPost) => onlyRow(db.insert(posts).values(values).returning());

/** The row is locked before, so it must exist. */
export const updatePost = (tx: Db, id: number, change: Partial<NewPost>): Promise<PostRow> =>
  onlyRow(tx.update(posts).set(change).where(eq(posts.id, id)).returning());

export async function deletePost(tx: Db, id: number): Promise<void> {
  await tx.delete(posts).where(eq(posts.id, id));
}
