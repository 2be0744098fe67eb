import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { isNotDemoCopy, ownerColumns, ownerOf } from '#features/accounts/server/index.ts';
import { profileColumns, profileOf, selectProfileIds } from '#features/profiles/server/index.ts';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import { communitiesTable as communities, communityMembersTable as members } from './table.ts';

export type MemberRow = typeof members.$inferSelect;

/** Members that chose to be listed, longest-standing first. Does not check whether their profiles are visible. */
export const listPublicMembers = async (db: Db, communityIds: readonly number[]) =>
  communityIds.length === 0
    ? []
    : db
        .select({ communityId: members.communityId, profileId: members.profileId, joinedAt: members.joinedAt })
        .from(members)
        .where(and(inArray(members.communityId, [...communityIds]), members.isListed, isNull(members.removedAt)))
        .orderBy(asc(members.joinedAt), asc(members.profileId));

/** All members, including removed ones, except those of demo accounts. */
export const listMembers = (db: Db, communityId: number) =>
  db
    .select({ member: members, ownerName: ownerColumns.displayName })
    .from(members)
    .innerJoin(...profileOf(members.profileId))
    .innerJoin(...ownerOf(profileColumns.ownerId))
    .where(and(eq(members.communityId, communityId), isNull(profileColumns.deletedAt), isNotDemoCopy))
    .orderBy(asc(members.joinedAt), asc(members.profileId));

const isUnseen = and(members.isNew, isNull(members.removedAt), isNull(profileColumns.deletedAt), isNotDemoCopy);

/** Members that no admin has seen, longest waiting first, with their communities. */
export const listNew = (db: Db, limit: number) =>
  db
    .select({ member: members, ownerName: ownerColumns.displayName, communityName: communities.name })
    .from(members)
    .innerJoin(communities, eq(communities.id, members.communityId))
    .innerJoin(...profileOf(members.profileId))
    .innerJoin(...ownerOf(profileColumns.ownerId))
    .where(isUnseen)
    .orderBy(asc(members.joinedAt), asc(members.profileId), asc(members.communityId))
    .limit(limit);

export async function countNewMembers(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(members)
    .innerJoin(...profileOf(members.profileId))
    .innerJoin(...ownerOf(profileColumns.ownerId))
    .where(isUnseen);
  return row?.count ?? 0;
}

/** Returns those that this request marked: of two admins only one did. */
export const markSeen = (tx: Db, communityId: number, profileIds: readonly number[]) =>
  tx
    .update(members)
    .set({ isNew: false })
    .where(and(eq(members.communityId, communityId), inArray(members.profileId, [...profileIds]), members.isNew))
    .returning({ profileId: members.profileId });

export const listOwned = (db: Db, communityId: number, ownerId: number): Promise<MemberRow[]> =>
  db
    .select()
    .from(members)
    .where(and(eq(members.communityId, communityId), inArray(members.profileId, selectProfileIds(db, ownerId))));

/** All memberships of an owner, including those not shown publicly. */
export const listAllOwned = (db: Db, ownerId: number) =>
  db
    .select({ member: members, slug: communities.slug, name: communities.name })
    .from(members)
    .innerJoin(communities, eq(communities.id, members.communityId))
    .where(inArray(members.profileId, selectProfileIds(db, ownerId)))
    .orderBy(asc(members.communityId), asc(members.profileId));

const one = (communityId: number, profileId: number) =>
  and(eq(members.communityId, communityId), eq(members.profileId, profileId));

export const findMember = (db: Db, communityId: number, profileId: number): Promise<MemberRow | undefined> =>
  firstRow(db.select().from(members).where(one(communityId, profileId)));

/** Counts a profile's memberships in visible communities only, because a member cannot leave a hidden one. */
export async function countMemberships(db: Db, profileId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(members)
    .innerJoin(communities, eq(communities.id, members.communityId))
    .where(and(eq(members.profileId, profileId), isNull(members.removedAt), isNull(communities.hiddenAt)));
  return row?.count ?? 0;
}

export async function insertMembers(db: Db, rows: readonly (typeof members.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(members)
      .values([...rows])
      .onConflictDoNothing();
}

export const updateMember = (db: Db, communityId: number, profileId: number, change: Partial<MemberRow>) =>
  firstRow(db.update(members).set(change).where(one(communityId, profileId)).returning());

/** Returns true for only one of several concurrent requests; that request notifies the owner. */
export async function markRemoved(
  db: Db,
  communityId: number,
  profileId: number,
  change: Pick<MemberRow, 'removedAt' | 'note' | 'isNew'>,
): Promise<boolean> {
  const rows = await db
    .update(members)
    .set(change)
    .where(and(one(communityId, profileId), isNull(members.removedAt)))
    .returning({ profileId: members.profileId });
  return rows.length > 0;
}

/** Retains rows of removed members: deleting them would let a removed profile leave and rejoin. */
export async function deleteMember(db: Db, communityId: number, profileId: number): Promise<void> {
  await db.delete(members).where(and(one(communityId, profileId), isNull(members.removedAt)));
}
