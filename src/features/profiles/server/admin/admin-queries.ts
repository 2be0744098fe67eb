import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { typedNumber } from '#base/admin-list.ts';
import { searchedPhone } from '#base/phone.ts';
import { integerMax } from '#base/schemas.ts';
import { usernameKey } from '#features/accounts/domain.ts';
import {
  isDemoCopy,
  isNamedOwner,
  isNotDemoCopy,
  ownerColumns,
  ownerIds,
  ownerOf,
  type SharedSearch,
} from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import {
  type Keyset,
  type ListReader,
  newestMatching,
  openList,
  type PageClauses,
  searchCondition,
  searchRows,
  textSearchQuery,
} from '#server-kit/db/keyset.ts';
import { normalizeAddress } from '../../addresses.ts';
import type { ProfileFilter } from '../../admin-contract.ts';
import { type PublicAddress, readPublicAddress } from '../../public-address.ts';
import { indexAmongOwn } from '../public/public-queries.ts';
import type { ProfileRow } from '../queries.ts';
import {
  profileAddressesTable as addresses,
  contactKeysOf,
  profilesTable as profiles,
  searchTextOf,
} from '../table.ts';

const named = sql`${profiles.draft} -> 'identity' -> 'name'`;
const columns = {
  id: profiles.id,
  slug: profiles.slug,
  customSlug: profiles.customSlug,
  status: profiles.status,
  isPrimary: profiles.isPrimary,
  suspendedAt: profiles.suspendedAt,
  deletedAt: profiles.deletedAt,
  createdAt: profiles.createdAt,
  publishedAt: profiles.publishedAt,
  ownerId: profiles.ownerId,
  username: ownerColumns.username,
  displayName: ownerColumns.displayName,
  ownerSuspendedAt: ownerColumns.suspendedAt,
  ownIndex: indexAmongOwn,
} as const;

/** Only the name is read from a list's documents. */
const listColumns = {
  ...columns,
  name: sql<string>`coalesce(nullif(${named} ->> (${profiles.draft} ->> 'language'), ''), nullif(${named} ->> 'he', ''),
    ${named} ->> 'en', '')`,
  email: ownerColumns.email,
} as const;

const ofStatus = (status: ProfileFilter['status']): SQL | undefined => {
  if (status === 'deleted') return isNotNull(profiles.deletedAt);
  if (status === 'suspended') return and(isNotNull(profiles.suspendedAt), isNull(profiles.deletedAt));
  const isLive = isNull(profiles.deletedAt);
  return status ? and(eq(profiles.status, status), isNull(profiles.suspendedAt), isLive) : isLive;
};

/** A number is an id, a full or partial URL is an address, `@dana` is an owner; anything else is a text search. */
async function searched(db: Db, typed: string | undefined): Promise<SQL | undefined> {
  const text = typed?.trim();
  if (!text) return undefined;
  const number = typedNumber(text);
  if (number !== undefined) return eq(profiles.id, number);
  if (text.startsWith('@')) return eq(ownerColumns.usernameKey, usernameKey(text.slice(1)));
  const address = addressIn(text);
  if (address) return leadsTo(address);
  const query = textSearchQuery(text);
  return query && searchCondition(db, profiles, profiles.id, sql`${searchTextOf(profiles)} @@ ${query}`);
}

/** Of a full or partial URL. */
function addressIn(text: string): PublicAddress | undefined {
  const path = /^(?:(?:https?:\/\/)?[^/\s]*)?(\/[^?#]*)/.exec(text)?.[1];
  return path === undefined ? undefined : readPublicAddress(path);
}

function leadsTo({ by, name }: PublicAddress): SQL {
  if (by === 'id') return eq(profiles.id, Math.min(Number(name), integerMax));
  if (by === 'username') return eq(ownerColumns.usernameKey, name);
  // Includes former addresses, since they still redirect.
  return sql`${profiles.id} in (select profile_id from ${addresses} where kind = ${by} and name = ${name})`;
}

export const profilesSource = {
  keyset: ({ direction }: ProfileFilter): Keyset => ({ columns: [{ column: profiles.id, type: 'bigint' }], direction }),
  filterCondition: async ({ db }: ListReader, { status, owner, q }: ProfileFilter) =>
    // A copy of the demo account is seen by its own session only.
    and(ofStatus(status), owner === undefined ? isNotDemoCopy : eq(profiles.ownerId, owner), await searched(db, q)),
  rows: (db: Db, { cursor, where, orderBy, limit }: PageClauses) =>
    db
      .select({ ...listColumns, cursor })
      .from(profiles)
      .innerJoin(...ownerOf(profiles.ownerId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  count: async (db: Db, fit: SQL | undefined) => {
    const [row] = await db
      .select({ count: count() })
      .from(profiles)
      .innerJoin(...ownerOf(profiles.ownerId))
      .where(fit);
    return row?.count ?? 0;
  },
};
/** As many as one text names at most: a phone number on all profiles of a company. */
const maxNamed = 20;

/** IDs of the profiles with this number, address, phone number or email address, and of those of a named owner. */
async function idsNamed(db: Db, typed: string): Promise<number[]> {
  const address = addressIn(typed);
  const isOwner = isNamedOwner(address?.by === 'username' ? address.name : typed);
  const owned = sql`select id from ${profiles} where owner_id = any(array(${ownerIds(isOwner)}))`;
  const addressed = sql`select profile_id from ${addresses}
    where kind in ('slug', 'custom') and name = ${address?.name ?? normalizeAddress(typed)}`;
  const contact = searchedPhone(typed) ?? (typed.includes('@') ? typed.toLowerCase() : undefined);
  const reached = contact && sql`select id from ${profiles} where ${contactKeysOf(profiles)} ? ${contact}`;
  const parts = [owned, addressed, reached].filter((part) => part !== undefined && part !== '');
  const { rows } = await db.execute<{ id: number }>(
    sql.join(
      parts.map((part) => sql`(${part} limit ${maxNamed})`),
      sql` union `,
    ),
  );
  const number = address?.by === 'id' ? Math.min(Number(address.name), integerMax) : typedNumber(typed);
  return [number ?? 0, ...rows.map(({ id }) => id)];
}

export async function searchProfiles(reader: ListReader, { q, limit }: Pick<SharedSearch, 'q' | 'limit'>) {
  const { db } = reader;
  const query = textSearchQuery(q);
  const [named, matching] = await Promise.all([
    idsNamed(db, q),
    query ? newestMatching(db, profiles, profiles.id, sql`${searchTextOf(profiles)} @@ ${query}`) : [],
  ]);
  const isListed = and(ofStatus(undefined), isNotDemoCopy);
  const exact = and(isListed, inArray(profiles.id, named));
  const fits = and(isListed, inArray(profiles.id, matching));
  return searchRows(profilesSource, reader, { filter: { sort: 'id', direction: 'desc' }, exact, fits, limit });
}

export type AdminListRow = Awaited<ReturnType<typeof profilesSource.rows>>[number];

export async function findForAdmin(db: Db, id: number) {
  const [row] = await db
    .select({ ...columns, profile: profiles })
    .from(profiles)
    .innerJoin(...ownerOf(profiles.ownerId))
    .where(eq(profiles.id, id));
  return row;
}
export type AdminDetailRow = NonNullable<Awaited<ReturnType<typeof findForAdmin>>>;

export const listAddresses = (db: Db, profileId: number) =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.profileId, profileId))
    .orderBy(desc(isNull(addresses.freeAt)), asc(addresses.kind), asc(addresses.name));
export type AddressRow = Awaited<ReturnType<typeof listAddresses>>[number];

export async function findOwnerOf(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db.select({ ownerId: profiles.ownerId }).from(profiles).where(eq(profiles.id, id));
  return row?.ownerId;
}

export async function setSuspension(tx: Db, id: number, change: Pick<ProfileRow, 'suspendedAt' | 'suspendedReason'>) {
  await tx.update(profiles).set(change).where(eq(profiles.id, id));
}

/** Of all profiles that fit a filter of the list, the first so many. */
export async function listProfileIds(reader: ListReader, filter: ProfileFilter, limit: number): Promise<number[]> {
  const list = await openList(profilesSource, reader, filter);
  return (await list.page(undefined, limit)).rows.map(({ id }) => id);
}

/** What decides whether profiles may be changed together. */
export async function findBulkProfiles(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({
      id: profiles.id,
      name: listColumns.name,
      slug: profiles.slug,
      suspendedAt: profiles.suspendedAt,
      deletedAt: profiles.deletedAt,
      isDemo: sql<boolean>`${isDemoCopy}`,
    })
    .from(profiles)
    .innerJoin(...ownerOf(profiles.ownerId))
    .where(inArray(profiles.id, [...ids]));
  return rows.map(({ id, name, slug, suspendedAt, deletedAt, isDemo }) => ({
    id,
    name: name || slug,
    isSuspended: suspendedAt !== null,
    isDeleted: deletedAt !== null,
    isDemo,
  }));
}
