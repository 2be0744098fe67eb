import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { LocalizedText } from '#base/content-schemas.ts';
import { ownerColumns, ownerOf } from '#features/accounts/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { profilesTable as profiles } from './table.ts';

const isExample = isNotNull(profiles.exampleRank);

export async function hasExamples(db: Db): Promise<boolean> {
  return (await db.select({ id: profiles.id }).from(profiles).where(isExample).limit(1)).length > 0;
}

/** By their addresses. */
export async function exampleIds(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: profiles.id, slug: profiles.slug })
    .from(profiles)
    .where(and(isExample, isNull(profiles.deletedAt)));
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** Those that visitors see. Of each document only the few words that a thumbnail has beside it. */
export const listExampleRows = (db: Db) =>
  db
    .select({
      id: profiles.id,
      slug: profiles.slug,
      name: sql<LocalizedText>`${profiles.published} -> 'identity' -> 'name'`,
      title: sql<LocalizedText>`coalesce(${profiles.published} -> 'identity' -> 'title', '{}')`,
      template: sql<string>`${profiles.published} -> 'design' ->> 'template'`,
      language: sql<Locale>`${profiles.published} ->> 'language'`,
    })
    .from(profiles)
    .innerJoin(...ownerOf(profiles.ownerId))
    .where(
      and(
        isExample,
        eq(profiles.status, 'published'),
        isNotNull(profiles.published),
        isNull(profiles.suspendedAt),
        isNull(profiles.deletedAt),
        isNull(ownerColumns.suspendedAt),
      ),
    )
    .orderBy(asc(profiles.exampleRank), asc(profiles.id));
export type ExampleRow = Awaited<ReturnType<typeof listExampleRows>>[number];
