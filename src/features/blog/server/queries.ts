import { and, arrayContains, count, desc, eq, like, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { blogPostsTable as posts, blogSlugsTable as slugs } from './table.ts';

export type PostRow = typeof posts.$inferSelect;
/** A published post, which always has a publication time. */
export type PublishedRow = PostRow & { readonly publishAt: Date };

export interface PostFilter {
  readonly language: Locale;
  readonly tag?: string | undefined;
  readonly terms?: readonly string[];
  readonly before?: number | undefined;
}

const isOut = (now: Date): SQL => lte(posts.publishAt, now);
const newestFirst = [desc(posts.publishAt), desc(posts.id)] as const;
/** The pattern of texts with the term in them. */
export const containing = (term: string): string => `%${term.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
/** Published rows have a `publishAt`: the condition guarantees it, the table type does not. */
const published = (rows: PostRow[]): PublishedRow[] =>
  rows.filter((row): row is PublishedRow => row.publishAt !== null);

export async function listPublished(db: Db, filter: PostFilter, now: Date, limit: number): Promise<PublishedRow[]> {
  const { language, tag, terms = [], before } = filter;
  const rows = await db
    .select()
    .from(posts)
    .where(
      and(
        isOut(now),
        eq(posts.language, language),
        tag ? arrayContains(posts.tags, [tag]) : undefined,
        ...terms.map((term) => like(posts.searchText, containing(term))),
        before === undefined
          ? undefined
          : sql`(${posts.publishAt}, ${posts.id}) < (select last.publish_at, last.id from blog_posts last where last.id = ${before})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit);
  return published(rows);
}

/** The tags of a language's published posts, most used first. */
export async function listTags(db: Db, language: Locale, now: Date, limit: number): Promise<string[]> {
  const tag = sql<string>`unnest(${posts.tags})`.as('tag');
  const used = db
    .select({ tag })
    .from(posts)
    .where(and(isOut(now), eq(posts.language, language)))
    .as('used');
  const rows = await db
    .select({ tag: used.tag })
    .from(used)
    .groupBy(used.tag)
    .orderBy(desc(count()), used.tag)
    .limit(limit);
  return rows.map((row) => row.tag);
}

export async function findPublishedById(db: Db, id: number, now: Date): Promise<PublishedRow | undefined> {
  const rows = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), isOut(now)));
  return published(rows)[0];
}

/** By the current slug, or else by a former one. */
export async function findPublishedBySlug(db: Db, slug: string, now: Date): Promise<PublishedRow | undefined> {
  const former = db.select({ id: slugs.postId }).from(slugs).where(eq(slugs.slug, slug));
  const rows = await db
    .select()
    .from(posts)
    .where(and(isOut(now), sql`(${posts.slug} = ${slug} or ${posts.id} in ${former})`))
    .orderBy(desc(sql`${posts.slug} = ${slug}`))
    .limit(1);
  return published(rows)[0];
}

/** In the same language: those that share the most tags, then the newest. */
export async function listRelated(db: Db, { id, language, tags }: PostRow, now: Date, limit: number) {
  const own = sql`array(select jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb))`;
  const shared = sql`cardinality(array(select unnest(${posts.tags}) intersect select unnest(${own})))`;
  const rows = await db
    .select()
    .from(posts)
    .where(and(isOut(now), eq(posts.language, language), ne(posts.id, id)))
    .orderBy(desc(shared), ...newestFirst)
    .limit(limit);
  return published(rows);
}

/** Posts of every language, for the sitemap. */
export const listAddresses = (db: Db, now: Date) =>
  db
    .select({ slug: posts.slug, publishAt: posts.publishAt, updatedAt: posts.updatedAt })
    .from(posts)
    .where(isOut(now))
    .orderBy(...newestFirst);

/** Whether any post uses the file, regardless of who uploaded it. */
export const showsFile = (id: SQL): SQL => sql`exists (
  select from ${posts} where ${posts.cover} ->> 'file' = ${id}
  or jsonb_path_exists(${posts.body}, '$[*] ? (@.file == $id)', jsonb_build_object('id', ${id})))`;

/** The files that any post uses. */
export async function listReferencedFiles(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as given (id)
    where ${showsFile(sql`given.id`)}`);
  return rows.map(({ id }) => id);
}
