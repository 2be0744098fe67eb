import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { LocalizedText } from '#base/schemas.ts';
import { isActiveOwner, isDemoCopy, ownerColumns, ownerOf } from '#features/accounts/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { indexAmongOwn } from './public/public-queries.ts';
import { profilesTable as profiles } from './table.ts';

/** Passes all ids as a single array parameter, since there may be thousands. */
const isAmong = (ids: readonly number[]): SQL => sql`${profiles.id} = any(${sql.param(ids)}::int[])`;

const isOnline = and(
  eq(profiles.status, 'published'),
  isNotNull(profiles.published),
  isNull(profiles.suspendedAt),
  isNull(profiles.deletedAt),
);

/** Visible according to the profile and its owner's account; the caller checks the plan. */
export const listAvailable = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: profiles.id, ownerId: profiles.ownerId, index: indexAmongOwn, isDemo: isDemoCopy })
    .from(profiles)
    .innerJoin(...ownerOf(profiles.ownerId))
    .where(and(isAmong(ids), isOnline, isActiveOwner));

const document = sql`coalesce(${profiles.published}, ${profiles.draft})`;

/** Reads only the few texts that a small card shows from each document. */
export const listSummaryRows = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: profiles.id,
      ownerId: profiles.ownerId,
      slug: profiles.slug,
      customSlug: profiles.customSlug,
      name: sql<LocalizedText>`${document} -> 'identity' -> 'name'`,
      title: sql<LocalizedText>`coalesce(${document} -> 'identity' -> 'title', '{}')`,
      company: sql<LocalizedText>`coalesce(${document} -> 'identity' -> 'company', '{}')`,
      avatar: sql<string | null>`${document} -> 'identity' -> 'avatar' ->> 'file'`,
      language: sql<Locale>`${document} ->> 'language'`,
    })
    .from(profiles)
    .where(and(isAmong(ids), isNull(profiles.deletedAt)));

/**
 * Counts published profiles with small indexes, without reading the rows: all published ones minus the deleted, the
 * suspended and those of demo accounts.
 */
export async function countPublished(db: Db): Promise<number> {
  const [owners, isOwner] = ownerOf(profiles.ownerId);
  const { rows } = await db.execute<{ count: number }>(sql`
    select (
      (select count(*) from ${profiles} where status = 'published')
      - (select count(*) from ${profiles} where status = 'published' and deleted_at is not null)
      - (select count(*) from ${profiles}
         where status = 'published' and suspended_at is not null and deleted_at is null)
      - (select count(*) from ${owners} join ${profiles} on ${isOwner}
         where ${isDemoCopy} and status = 'published'
           and ${profiles.deletedAt} is null and ${profiles.suspendedAt} is null)
    )::int as count`);
  return rows[0]?.count ?? 0;
}

/** Some owners' published profiles that a plan of `more` profiles shows and one of `fewer` does not; in one query. */
export async function listExceedingProfiles(
  db: Db,
  ownerIds: readonly number[],
  { more, fewer }: { readonly more: number; readonly fewer: number },
) {
  if (ownerIds.length === 0 || fewer >= more) return [];
  const { rows } = await db.execute<{ id: number; owner_id: number; name: string }>(sql`
    select id, owner_id, coalesce(
      nullif(trim(published #>> array['identity', 'name', published ->> 'language']), ''),
      nullif(trim(published #>> '{identity,name,he}'), ''), nullif(trim(published #>> '{identity,name,en}'), ''), slug) as name
    from (
      select id, owner_id, slug, published, status, suspended_at,
        row_number() over (partition by owner_id order by is_primary desc, id) - 1 as place
      from profiles where owner_id = any(${sql.param(ownerIds)}::int[]) and deleted_at is null) as own
    where place >= ${fewer} and place < ${more} and status = 'published' and published is not null
      and suspended_at is null
    order by owner_id, place`);
  return rows.map(({ id, owner_id, name }) => ({ id, ownerId: owner_id, name }));
}

const isExample = isNotNull(profiles.exampleRank);

export async function hasExamples(db: Db): Promise<boolean> {
  return (await db.select({ id: profiles.id }).from(profiles).where(isExample).limit(1)).length > 0;
}

/** By slug. */
export async function exampleIds(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: profiles.id, slug: profiles.slug })
    .from(profiles)
    .where(and(isExample, isNull(profiles.deletedAt)));
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** The visible examples. Reads only the few texts shown beside a thumbnail from each document. */
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
    .where(and(isExample, isOnline, isNull(ownerColumns.suspendedAt)))
    .orderBy(asc(profiles.exampleRank), asc(profiles.id));
export type ExampleRow = Awaited<ReturnType<typeof listExampleRows>>[number];
