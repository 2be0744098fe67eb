import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { profileAddressesTable as addresses, profilesTable as profiles } from '../table.ts';

export type AddressKind = 'slug' | 'custom';

interface Claim {
  readonly kind: AddressKind;
  readonly name: string;
  readonly profileId: number;
}

/**
 * False if another profile has the address or released it too recently; an owner may reclaim a released one for any of
 * their profiles. Of concurrent requests exactly one succeeds.
 */
export async function claimAddress(tx: Db, { kind, name, profileId }: Claim, now: Date): Promise<boolean> {
  const ownerOf = (id: unknown) => sql`(select owner_id from ${profiles} where id = ${id})`;
  const isOwn = sql`${ownerOf(addresses.profileId)} = ${ownerOf(profileId)}`;
  const isFree = sql`${addresses.freeAt} <= ${now.toISOString()} and not ${addresses.isPrinted}`;
  const rows = await tx
    .insert(addresses)
    .values({ kind, name, profileId })
    .onConflictDoUpdate({
      target: [addresses.kind, addresses.name],
      set: { profileId, freeAt: null },
      setWhere: sql`${addresses.profileId} = ${profileId} or (${addresses.freeAt} is not null and ${isOwn}) or (${isFree})`,
    })
    .returning({ name: addresses.name });
  return rows.length > 0;
}

/** The address redirects to the profile's current one; from `freeAt` on, others may claim it. */
export async function releaseAddress(tx: Db, { kind, name, profileId }: Claim, freeAt: Date): Promise<void> {
  await tx
    .update(addresses)
    .set({ freeAt })
    .where(and(eq(addresses.kind, kind), eq(addresses.name, name), eq(addresses.profileId, profileId)));
}

/** The current or last holder of an address. */
export async function findClaim(db: Db, kind: AddressKind, name: string) {
  const [row] = await db
    .select({
      profileId: addresses.profileId,
      freeAt: addresses.freeAt,
      isPrinted: addresses.isPrinted,
      ownerId: profiles.ownerId,
    })
    .from(addresses)
    .innerJoin(profiles, eq(profiles.id, addresses.profileId))
    .where(and(eq(addresses.kind, kind), eq(addresses.name, name)));
  return row;
}

/** The names that any profile has or had. */
export async function listClaimedNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ name: addresses.name })
    .from(addresses)
    .where(inArray(addresses.name, [...names]));
  return new Set(rows.map(({ name }) => name));
}

/** The profile's current addresses are printed on physical cards: from now on they are never released. */
export async function markPrinted(tx: Db, profileId: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isPrinted: true })
    .where(and(eq(addresses.profileId, profileId), isNull(addresses.freeAt)));
}

/** When a profile is purged, its printed addresses move to the owner's primary profile. */
export async function transferPrintedAddresses(db: Db, before: Date): Promise<void> {
  await db.execute(sql`
    update ${addresses} set profile_id = heir.id
    from ${profiles} gone join ${profiles} heir
      on heir.owner_id = gone.owner_id and heir.is_primary and heir.deleted_at is null
    where gone.id = ${addresses.profileId} and gone.deleted_at < ${before.toISOString()} and ${addresses.isPrinted}`);
}
