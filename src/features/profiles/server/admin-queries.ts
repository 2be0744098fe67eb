import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { usersTable as users } from '#features/accounts/server/table.ts';
import type { Db } from '#server-kit/db/database.ts';
import { afterCursor, cursorColumns, type Keyset, orderOf, wordsQuery } from '#server-kit/db/keyset.ts';
import type { ProfileFilter } from '../admin-contract.ts';
import type { AddressKind } from './address-queries.ts';
import { placeAmongOwn } from './public-queries.ts';
import type { ProfileRow } from './queries.ts';
import { profileAddressesTable as addresses, profilesTable as profiles, wordsOf } from './table.ts';

export interface AdminSearch extends Pick<ProfileFilter, 'status' | 'owner' | 'after' | 'direction'> {
  /** What was typed, as it is looked for. */
  readonly looked?: Looked | undefined;
}

export type Looked =
  | { readonly id: number }
  | { readonly username: string }
  | { readonly kind: AddressKind; readonly name: string }
  | { readonly words: string };

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
  username: users.username,
  displayName: users.displayName,
  ownerSuspendedAt: users.suspendedAt,
  ownPlace: placeAmongOwn,
} as const;

/** Of a list's documents only the name leaves the database. */
const listed = {
  ...columns,
  name: sql<string>`coalesce(nullif(${named} ->> (${profiles.draft} ->> 'language'), ''), nullif(${named} ->> 'he', ''),
    ${named} ->> 'en', '')`,
  email: users.email,
} as const;

const keysetOf = (direction: AdminSearch['direction']): Keyset => ({
  columns: [{ column: profiles.id, type: 'bigint' }],
  direction,
});

const ofStatus = (status: AdminSearch['status']): SQL | undefined => {
  if (status === 'deleted') return isNotNull(profiles.deletedAt);
  if (status === 'suspended') return and(isNotNull(profiles.suspendedAt), isNull(profiles.deletedAt));
  const isLive = isNull(profiles.deletedAt);
  return status ? and(eq(profiles.status, status), isNull(profiles.suspendedAt), isLive) : isLive;
};

function lookedFor(looked: AdminSearch['looked']): SQL | undefined {
  if (!looked) return undefined;
  if ('id' in looked) return eq(profiles.id, looked.id);
  if ('username' in looked) return eq(users.usernameKey, looked.username);
  if ('kind' in looked) return leadsTo(looked);
  const query = wordsQuery(looked.words);
  return query && sql`${wordsOf(profiles)} @@ ${query}`;
}

/** Former addresses too: they lead there still. */
const leadsTo = ({ kind, name }: { kind: AddressKind; name: string }): SQL =>
  sql`${profiles.id} in (select profile_id from ${addresses} where kind = ${kind} and name = ${name})`;

const fitting = ({ status, owner, looked }: AdminSearch): SQL | undefined =>
  and(ofStatus(status), owner === undefined ? undefined : eq(profiles.ownerId, owner), lookedFor(looked));

/** One more than a page shows: it tells whether there is another. */
export const listForAdmin = (db: Db, search: AdminSearch, size: number) => {
  const keyset = keysetOf(search.direction);
  return db
    .select({ ...listed, cursor: cursorColumns(keyset) })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.ownerId))
    .where(and(fitting(search), afterCursor(keyset, search.after)))
    .orderBy(...orderOf(keyset))
    .limit(size + 1);
};
export type AdminListRow = Awaited<ReturnType<typeof listForAdmin>>[number];

export async function countForAdmin(db: Db, search: AdminSearch): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.ownerId))
    .where(fitting(search));
  return row?.count ?? 0;
}

export async function findForAdmin(db: Db, id: number) {
  const [row] = await db
    .select({ ...columns, profile: profiles })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.ownerId))
    .where(eq(profiles.id, id));
  return row;
}
export type AdminWholeRow = NonNullable<Awaited<ReturnType<typeof findForAdmin>>>;

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

export async function setSuspension(
  tx: Db,
  id: number,
  change: Pick<ProfileRow, 'suspendedAt' | 'suspendedReason'>,
): Promise<void> {
  await tx.update(profiles).set(change).where(eq(profiles.id, id));
}
