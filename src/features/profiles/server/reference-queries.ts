import { type AnyColumn, and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isDemoCopy, ownerOf } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { nameOfProfile } from '../name-of-profile.ts';
import { profilesTable as profiles, profileVersionsTable as versions } from './table.ts';

/** Columns that other features may use in their own queries. */
export const profileColumns = {
  ownerId: profiles.ownerId,
  slug: profiles.slug,
  deletedAt: profiles.deletedAt,
} as const;

/** Joins the profile whose id is in a column: `.leftJoin(...profileOf(leads.profileId))`. */
export const profileOf = (profileId: AnyPgColumn) => [profiles, eq(profiles.id, profileId)] as const;

/** Whether such a profile exists, including soft-deleted ones. */
export const profileExists = (profileId: SQL): SQL =>
  sql`exists (select from ${profiles} where ${profiles.id} = ${profileId})`;

/** Whether an owner has a published profile. */
export const hasPublishedProfile = (ownerId: AnyColumn): SQL => sql`exists (select from ${profiles}
  where ${profiles.ownerId} = ${ownerId} and ${profiles.status} = 'published'
  and ${profiles.suspendedAt} is null and ${profiles.deletedAt} is null)`;

/** Ids of the profiles of demo accounts, as a sub-select. */
export const demoProfileIds = (): SQL => {
  const [owners, isOwner] = ownerOf(profiles.ownerId);
  return sql`(select ${profiles.id} from ${owners} join ${profiles} on ${isOwner} where ${isDemoCopy})`;
};

/** Fields that decide which of an owner's profiles visitors see, as JSON in the order a smaller plan retains them. */
export const ownProfilesJson = (ownerId: AnyColumn): SQL => sql`(
  select json_agg(json_build_object('id', id, 'slug', slug, 'customSlug', custom_slug,
      'status', status, 'suspendedAt', suspended_at) order by is_primary desc, id)
  from ${profiles} where owner_id = ${ownerId} and deleted_at is null)`;

/** All of an owner's profiles, including soft-deleted ones; can be awaited or used as a sub-select. */
export const selectProfileIds = (db: Db, ownerId: number) =>
  db.select({ id: profiles.id }).from(profiles).where(eq(profiles.ownerId, ownerId));

/** Every profile of an owner that was ever published, including paused ones. */
export async function listEverPublished(db: Db, ownerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.ownerId, ownerId), isNotNull(profiles.publishedAt), isNull(profiles.deletedAt)));
  return rows.map(({ id }) => id);
}

/** Locks the row until the transaction ends. False if the profile belongs to another owner. */
export async function lockOwnProfile(tx: Db, profileId: number, ownerId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, profileId), eq(profiles.ownerId, ownerId), isNull(profiles.deletedAt)))
    .for('no key update');
  return rows.length > 0;
}

export async function namesOfProfiles(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: profiles.id, slug: profiles.slug, draft: profiles.draft, published: profiles.published })
    .from(profiles)
    .where(inArray(profiles.id, [...new Set(ids)]));
  return new Map(
    rows.map(({ id, slug, draft, published }) => [id, nameOfProfile({ document: published ?? draft }) || slug]),
  );
}

/** How profiles use their owners' files, as SQL fragments for queries of the files feature. */
export const filesOfProfiles = {
  /** Used neither in a draft, nor in the published document, nor in a version that can be restored. */
  isUnused: (ownerId: AnyColumn, fileId: AnyColumn): SQL => sql`not exists (
    select from ${profiles} where ${profiles.ownerId} = ${ownerId}
    and (strpos(${profiles.draft}::text, ${fileId}) > 0 or strpos(${profiles.published}::text, ${fileId}) > 0))
  and not exists (
    select from ${versions} join ${profiles} on ${profiles.id} = ${versions.profileId}
    where ${profiles.ownerId} = ${ownerId} and strpos(${versions.document}::text, ${fileId}) > 0)`,
  ownerOf: (profileId: number): SQL =>
    sql`(select ${profiles.ownerId} from ${profiles} where ${profiles.id} = ${profileId})`,
};
