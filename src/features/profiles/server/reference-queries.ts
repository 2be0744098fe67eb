import { type AnyColumn, and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isDemoCopy, ownerOf } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { nameOfProfile } from '../name-of-profile.ts';
import { profilesTable as profiles, profileVersionsTable as versions } from './table.ts';

/** What other features may read of a profile within a statement of their own. */
export const profileColumns = {
  ownerId: profiles.ownerId,
  slug: profiles.slug,
  deletedAt: profiles.deletedAt,
} as const;

/** The profile whose number stands in a column, for a join: `.leftJoin(...profileOf(leads.profileId))`. */
export const profileOf = (profileId: AnyPgColumn) => [profiles, eq(profiles.id, profileId)] as const;

/** That there is such a profile, be it in the bin. */
export const profileExists = (profileId: SQL): SQL =>
  sql`exists (select from ${profiles} where ${profiles.id} = ${profileId})`;

/** That an owner has a profile that is out. */
export const hasPublishedProfile = (ownerId: AnyColumn): SQL => sql`exists (select from ${profiles}
  where ${profiles.ownerId} = ${ownerId} and ${profiles.status} = 'published'
  and ${profiles.suspendedAt} is null and ${profiles.deletedAt} is null)`;

/** Of copies of the demo account, as a sub-select. */
export const demoProfileIds = (): SQL => {
  const [owners, isOwner] = ownerOf(profiles.ownerId);
  return sql`(select ${profiles.id} from ${owners} join ${profiles} on ${isOwner} where ${isDemoCopy})`;
};

/** What decides which of an owner's profiles visitors see, as JSON in the order in which a smaller plan keeps them. */
export const ownProfilesJson = (ownerId: AnyColumn): SQL => sql`(
  select json_agg(json_build_object('id', id, 'slug', slug, 'customSlug', custom_slug,
      'status', status, 'suspendedAt', suspended_at) order by is_primary desc, id)
  from ${profiles} where owner_id = ${ownerId} and deleted_at is null)`;

/** All of an owner's, those in the bin too; awaited, or as a sub-select. */
export const selectProfileIds = (db: Db, ownerId: number) =>
  db.select({ id: profiles.id }).from(profiles).where(eq(profiles.ownerId, ownerId));

/** Every profile of an owner that visitors could have met, paused ones too. */
export async function listEverPublished(db: Db, ownerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.ownerId, ownerId), isNotNull(profiles.publishedAt), isNull(profiles.deletedAt)));
  return rows.map(({ id }) => id);
}

/** Held until the transaction ends. False for anybody else's. */
export async function lockOwnProfile(tx: Db, profileId: number, ownerId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, profileId), eq(profiles.ownerId, ownerId), isNull(profiles.deletedAt)))
    .for('no key update');
  return rows.length > 0;
}

/** What some profiles are called. */
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

/** How profiles use the files of their owners, as parts of statements of the files feature. */
export const filesOfProfiles = {
  /** Neither in a draft, nor as published, nor in a version that may come back. */
  isUnused: (ownerId: AnyColumn, fileId: AnyColumn): SQL => sql`not exists (
    select from ${profiles} where ${profiles.ownerId} = ${ownerId}
    and (strpos(${profiles.draft}::text, ${fileId}) > 0 or strpos(${profiles.published}::text, ${fileId}) > 0))
  and not exists (
    select from ${versions} join ${profiles} on ${profiles.id} = ${versions.profileId}
    where ${profiles.ownerId} = ${ownerId} and strpos(${versions.document}::text, ${fileId}) > 0)`,
  ownerOf: (profileId: number): SQL =>
    sql`(select ${profiles.ownerId} from ${profiles} where ${profiles.id} = ${profileId})`,
};
