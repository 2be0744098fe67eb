import { type AnyColumn, and, eq, inArray, isNotNull, isNull, ne, notLike, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, SelectedFields } from 'drizzle-orm/pg-core';
import type { Db } from '#server-kit/db/database.ts';
import { isCommon, textSearchQuery, withoutIndex } from '#server-kit/db/keyset.ts';
import { demoEmail, emailKey } from '../domain.ts';
import { reservedNamesTable as reservedNames, usersTable as users } from './table.ts';

/** What other features may read of an account within a statement of their own: no credential is among it. */
export const ownerColumns = {
  id: users.id,
  username: users.username,
  usernameKey: users.usernameKey,
  displayName: users.displayName,
  email: users.email,
  language: users.language,
  role: users.role,
  trialEndsAt: users.trialEndsAt,
  paidPackage: users.paidPackage,
  paidUntil: users.paidUntil,
  complimentaryPackage: users.complimentaryPackage,
  complimentaryUntil: users.complimentaryUntil,
  suspendedAt: users.suspendedAt,
  deletesAt: users.deletesAt,
  demoEndsAt: users.demoEndsAt,
  createdAt: users.createdAt,
} as const;

/** The account whose number stands in a column, for a join: `.innerJoin(...ownerOf(orders.ownerId))`. */
export const ownerOf = (userId: AnyPgColumn) => [users, eq(users.id, userId)] as const;

/** For statements that begin with accounts and add conditions of another feature. */
export const selectOwners = <T extends SelectedFields>(db: Db, fields: T) => db.select(fields).from(users);

/** Their numbers, as a part of another statement. */
export const ownerIds = (where: SQL | undefined): SQL => sql`select ${users.id} from ${users} where ${where}`;

/** The number of the admin who has been one the longest, but for some, as a part of another statement. */
export const longestAdmin = (except: readonly number[]): SQL => sql`select ${users.id} from ${users}
  where ${users.role} = 'admin' and ${users.id} <> all(${sql.param(except)}::int[]) order by ${users.id} limit 1`;

/** Neither leaving nor suspended. */
export const isActiveOwner = and(isNull(users.deletesAt), isNull(users.suspendedAt));
/** The opposite as a value: nothing of theirs is shown. Empty accounts of a left join are not offline. */
export const isOfflineOwner = sql<boolean>`coalesce(${users.deletesAt}, ${users.suspendedAt}) is not null`;
/** The demo account is copied for each session that tries it; a copy is nobody. */
export const isDemoCopy = sql<boolean>`${users.demoEndsAt} is not null`;
export const isNotDemoCopy = isNull(users.demoEndsAt);
/** Neither the demo account nor a copy of it. */
export const isRealOwner = and(isNotDemoCopy, ne(users.emailKey, emailKey(demoEmail)));
export const hasProvenEmail = isNotNull(users.emailVerifiedAt);
/** Nobody whose address is not proven to be theirs, and none of the house's own accounts, whose domain cannot exist. */
export const canGetMail = and(hasProvenEmail, notLike(users.emailKey, '%.invalid'));

/** The number of the account that gave up a username which nobody else has taken since, as a sub-select. */
export const formerUsernameOwner = (usernameKey: string): SQL => {
  const isTaken = sql`exists (select 1 from users present where present.username_key = ${usernameKey})`;
  return sql`(select ${reservedNames.userId} from ${reservedNames}
    where ${reservedNames.kind} = 'username' and ${reservedNames.nameKey} = ${usernameKey} and not ${isTaken})`;
};

export type Owner = Pick<
  typeof users.$inferSelect,
  'id' | 'displayName' | 'email' | 'language' | 'suspendedAt' | 'createdAt'
>;

/** By their numbers; who is gone is missing. */
export async function listOwners(db: Db, ids: readonly (number | null)[]): Promise<ReadonlyMap<number, Owner>> {
  const userIds = [...new Set(ids)].filter((id) => id !== null);
  if (userIds.length === 0) return new Map();
  const { id, displayName, email, language, suspendedAt, createdAt } = users;
  const rows = await db
    .select({ id, displayName, email, language, suspendedAt, createdAt })
    .from(users)
    .where(inArray(users.id, userIds));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findOwner(db: Db, id: number): Promise<Owner | undefined> {
  return (await listOwners(db, [id])).get(id);
}

/**
 * Held until the transaction ends; false for an account that is gone. `key share` only keeps it where it is, so that rows
 * can point to it; with `update` whoever else locks it waits.
 */
export async function lockOwner(tx: Db, id: number, strength: 'update' | 'key share'): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for(strength);
  return rows.length === 1;
}

const rankOf = (name: SQL) => sql`array_position(array['basic', 'advanced', 'pro'], ${name})`;

/** The best of what is paid for, given and tried, in the words of the database: its rank or where it comes from. */
const bestPlan = (column: 'rank' | 'by', now: Date): SQL => sql`(
  select ${sql.raw(column)} from (values
    ('paying', ${rankOf(sql`${users.paidPackage}`)}, ${users.paidUntil}, 1),
    ('complimentary', ${rankOf(sql`${users.complimentaryPackage}`)}, ${users.complimentaryUntil}, 2),
    ('trial', 3, ${users.trialEndsAt}, 3)) as plans (by, rank, until, place)
  where until > ${now.toISOString()}::timestamptz and rank is not null order by rank desc, until desc, place limit 1)`;

/** `planStatusAt` of an account within a statement. */
export const planStatusIn = (now: Date): SQL => sql`coalesce(${bestPlan('by', now)}, 'free')`;

/** The package of `planAt` of an account within a statement. */
export const effectivePackageIn = (now: Date): SQL => sql`case when ${users.role} = 'admin' then 'pro'
  else (array['basic', 'advanced', 'pro'])[coalesce(${bestPlan('rank', now)}, 1)] end`;

/** As the index has it: the database uses one only for the very same words. */
export const searchVector = sql`to_tsvector('simple', ${users.username} || ' ' || ${users.displayName} || ' ' || ${users.email})`;

/** Numbers of accounts of which words of the name or the address begin with what was typed, so many at most. */
export async function searchUserIds(db: Db, typed: string, limit: number): Promise<number[]> {
  const query = textSearchQuery(typed);
  if (!query) return [];
  const found = await db.select({ id: users.id }).from(users).where(sql`${searchVector} @@ ${query}`).limit(limit);
  return found.map(({ id }) => id);
}

/**
 * For lists of other features: that the account whose number stands in a column is named by what was typed. Few are looked
 * up first, so that the database goes straight to what is theirs; of thousands one is met often on the way through the
 * list.
 */
export async function ownerMatches(db: Db, column: AnyColumn, typed: string, maxFound = 2_000): Promise<SQL> {
  const query = textSearchQuery(typed);
  if (!query) return sql`false`;
  const matches = sql`${searchVector} @@ ${query}`;
  const ids = (await isCommon(db, users, users.id, matches)) ? undefined : await searchUserIds(db, typed, maxFound);
  if (ids && ids.length < maxFound) return sql`${column} = any(${sql.param(ids)}::int[])`;
  return sql`exists (select 1 from ${users} where ${users.id} = ${column} and ${withoutIndex(matches)})`;
}

/** The same in one statement, by the index of names; undefined where no word was typed. */
export function ofOwnersNamed(column: AnyColumn, typed: string | undefined): SQL | undefined {
  const query = textSearchQuery(typed);
  return query && sql`${column} in (select ${users.id} from ${users} where ${searchVector} @@ ${query})`;
}
