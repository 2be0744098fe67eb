import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { integerMax } from '#base/schemas.ts';
import {
  formerUsernameOwner,
  isActiveOwner,
  isDemoCopy,
  isNotDemoCopy,
  isOfflineOwner,
  ownerColumns,
  ownerOf,
} from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { PublicAddress } from '../../public-address.ts';
import { profileAddressesTable as addresses, profilesTable as profiles } from '../table.ts';

/** The number of the owner's profiles that rank before this one when a plan limits them. */
export const indexAmongOwn = sql<number>`(
  select count(*)::int from profiles other
  where other.owner_id = ${profiles.ownerId} and other.deleted_at is null and other.id <> ${profiles.id}
    and (other.is_primary or (not ${profiles.isPrimary} and other.id < ${profiles.id})))`;

const columns = {
  profile: profiles,
  username: ownerColumns.username,
  index: indexAmongOwn,
  /** The owner's account is being deleted or is suspended, so none of their profiles is shown. */
  isOwnerOffline: isOfflineOwner,
  isDemo: isDemoCopy,
} as const;

/** Resolves the signed-in user, if any; called only if the response depends on it. */
export type FindSignedInUser = () => Promise<number | undefined>;

export const noSignedInUser: FindSignedInUser = async () => undefined;

/**
 * The profile at an address, if this viewer may see it. A demo profile is only visible to its own session, since anyone
 * can create one without an account. `isFormer`: the profile has moved to another address.
 */
export async function findPublic(db: Db, address: Pick<PublicAddress, 'by' | 'name'>, findUser: FindSignedInUser) {
  const row = await readPublic(db, address);
  return row?.isDemo && (await findUser()) !== row.profile.ownerId ? undefined : row;
}

/** A single indexed read. */
async function readPublic(db: Db, { by, name }: Pick<PublicAddress, 'by' | 'name'>) {
  const isLive = isNull(profiles.deletedAt);
  if (by === 'slug' || by === 'custom') return findByName(db, by, name, isLive);
  const where =
    by === 'id' ? eq(profiles.id, Number(name)) : and(eq(ownerColumns.usernameKey, name), profiles.isPrimary);
  if (by === 'id' && Number(name) > integerMax) return undefined;
  const [row] = await db
    .select({ ...columns, isFormer: sql<boolean>`false` })
    .from(profiles)
    .innerJoin(...ownerOf(profiles.ownerId))
    .where(and(where, isLive));
  return row ?? (by === 'username' ? findByFormerUsername(db, name, isLive) : undefined);
}

/** A former username redirects to its owner until another user takes it. */
async function findByFormerUsername(db: Db, name: string, isLive: SQL) {
  const [row] = await db
    .select({ ...columns, isFormer: sql<boolean>`true` })
    .from(profiles)
    .innerJoin(...ownerOf(profiles.ownerId))
    .where(and(eq(profiles.ownerId, formerUsernameOwner(name)), profiles.isPrimary, isLive));
  return row;
}

async function findByName(db: Db, kind: 'slug' | 'custom', name: string, isLive: SQL) {
  const [row] = await db
    .select({ ...columns, isFormer: sql<boolean>`${addresses.freeAt} is not null` })
    .from(addresses)
    .innerJoin(profiles, eq(profiles.id, addresses.profileId))
    .innerJoin(...ownerOf(profiles.ownerId))
    .where(and(eq(addresses.kind, kind), eq(addresses.name, name), isLive));
  return row;
}

export type PublicRow = NonNullable<Awaited<ReturnType<typeof findPublic>>>;

/** Published and not hidden, regardless of the plan; the caller filters out profiles beyond the plan. */
export const listIndexable = (db: Db, limit: number) =>
  db
    .select({
      ownerId: profiles.ownerId,
      index: indexAmongOwn,
      slug: profiles.slug,
      customSlug: profiles.customSlug,
      at: profiles.publishedAt,
    })
    .from(profiles)
    .innerJoin(...ownerOf(profiles.ownerId))
    .where(
      and(
        eq(profiles.status, 'published'),
        isNull(profiles.suspendedAt),
        isNull(profiles.deletedAt),
        isActiveOwner,
        isNotDemoCopy,
        isNotNull(profiles.published),
        sql`coalesce(${profiles.published} -> 'sharing' ->> 'isListed', 'true') = 'true'`,
      ),
    )
    .orderBy(asc(profiles.id))
    .limit(limit);
