import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { Locale } from '#i18n/locale.ts';
import type { PostBody } from '../body.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const blogPostsTable = pgTable(
  'blog_posts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    /** The creator; null for bundled posts and after that admin's account is deleted. */
    authorId: integer('author_id').references(() => usersTable.id, { onDelete: 'set null' }),
    language: text().$type<Locale>().notNull(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    cover: jsonb().$type<{ file: string; alt: string }>(),
    tags: text().array().notNull().default(sql`'{}'`),
    body: jsonb().$type<PostBody>().notNull(),
    /** All texts in normalized form, for search. */
    searchText: text('search_text').notNull().default(''),
    /** When it becomes public; null for a draft. */
    publishAt: instant('publish_at'),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('blog_posts_published')
      .on(table.language, table.publishAt, table.id)
      .where(sql`${table.publishAt} is not null`),
    index('blog_posts_author').on(table.authorId),
  ],
);

/** Former slugs of posts, so that shared links keep working. */
export const blogSlugsTable = pgTable(
  'blog_former_slugs',
  {
    slug: text().primaryKey(),
    postId: integer('post_id')
      .notNull()
      .references(() => blogPostsTable.id, { onDelete: 'cascade' }),
  },
  (table) => [index('blog_former_slugs_post').on(table.postId)],
);
