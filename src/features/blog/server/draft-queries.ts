import { and, desc, eq, like, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import type { PostRow } from './queries.ts';
import { blogPostsTable as posts, blogSlugsTable as slugs } from './table.ts';

type NewPost = typeof posts.$inferInsert;

/** Most recently changed first, without bodies. */
export const listPosts = (db: Db, limit: number) =>
  db
    .select({
      id: posts.id,
      slug: posts.slug,
      language: posts.language,
      title: posts.title,
      summary: posts.summary,
      cover: posts.cover,
      tags: posts.tags,
      publishAt: posts.publishAt,
      version: posts.version,
      createdAt: posts.createdAt,
      updatedAt: posts.updatedAt,
    })
    .from(posts)
    .orderBy(desc(posts.updatedAt), desc(posts.id))
    .limit(limit);

export async function findPost(db: Db, id: number): Promise<PostRow | undefined> {
  const [row] = await db.select().from(posts).where(eq(posts.id, id));
  return row;
}

/** Row lock until the transaction ends. */
export async function lockPost(tx: Db, id: number): Promise<PostRow | undefined> {
  const [row] = await tx.select().from(posts).where(eq(posts.id, id)).for('update');
  return row;
}

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
  const today = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, slug), ne(posts.id, id)));
  const before = db
    .select({ id: slugs.postId })
    .from(slugs)
    .where(and(eq(slugs.slug, slug), ne(slugs.postId, id)));
  return (await today.union(before)).length > 0;
}

export async function rememberSlug(tx: Db, slug: string, postId: number): Promise<void> {
  await tx.insert(slugs).values({ slug, postId }).onConflictDoNothing();
}

export async function insertPost(db: Db, values: NewPost): Promise<PostRow> {
  const [row] = await db.insert(posts).values(values).returning();
  if (!row) throw new Error('The new post was not returned');
  return row;
}

/** The row is locked before, so it must exist. */
export async function updatePost(tx: Db, id: number, change: Partial<NewPost>): Promise<PostRow> {
  const [row] = await tx.update(posts).set(change).where(eq(posts.id, id)).returning();
  if (!row) throw new Error('The post was not returned');
  return row;
}

export async function deletePost(tx: Db, id: number): Promise<void> {
  await tx.delete(posts).where(eq(posts.id, id));
}
