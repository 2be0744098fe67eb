import { type AnyColumn, and, eq, inArray, isNotNull, isNull, ne, notLike, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, SelectedFields } from 'drizzle-orm/pg-core';
import { pick } from '#base/pick.ts';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import { isCommon, newestMatching, textSearchQuery, withoutIndex } from '#server-kit/db/keyset.ts';
import { demoEmail } from '../demo-account.ts';
import { emailKey, usernameKey } from '../domain.ts';
import { reservedNamesTable as reservedNames, usersTable as users } from './table.ts';

/** The account columns that other features may use in their own queries; contains no credentials. */
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

/** Joins the account referenced by a column: `.innerJoin(...ownerOf(orders.ownerId))`. */
export const ownerOf = (userId: AnyPgColumn) => [users, eq(users.id, userId)] as const;

/** For queries that start from accounts and add conditions of another feature. */
export const selectOwners = <T extends SelectedFields>(db: Db, fields: T) => db.select(fields).from(users);

/** A subquery: the name of the account that a column holds. */
export const ownerName = (id: AnyPgColumn) =>
  sql<
    string | null
  >`(select coalesce(nullif(${users.displayName}, ''), ${users.username}) from ${users} where ${users.id} = ${id})`;

/** A subquery of their IDs. */
export const ownerIds = (where: SQL | undefined): SQL => sql`select ${users.id} from ${users} where ${where}`;

/** The account that a text names in full: by its email address, `dana` or `@dana`. */
export const isNamedOwner = (typed: string) =>
  or(eq(users.emailKey, emailKey(typed)), eq(users.usernameKey, usernameKey(typed.replace(/^@/, ''))));

/** A subquery for the ID of the oldest admin account, with exceptions. */
export const longestAdmin = (except: readonly number[]): SQL => sql`select ${users.id} from ${users}
  where ${users.role} = 'admin' and ${users.id} <> all(${sql.param(except)}::int[]) order by ${users.id} limit 1`;

/** Neither being deleted nor suspended. */
export const isActiveOwner = and(isNull(users.deletesAt), isNull(users.suspendedAt));
/** The opposite as an SQL value: hides the owner's content. Rows without an account in a left join are not offline. */
export const isOfflineOwner = sql<boolean>`coalesce(${users.deletesAt}, ${users.suspendedAt}) is not null`;
/** Each demo session gets a copy of the demo account; a copy is not a real user. */
export const isDemoCopy = sql<boolean>`${users.demoEndsAt} is not null`;
export const isNotDemoCopy = isNull(users.demoEndsAt);
/** Neither the demo account nor a copy of it. */
export const isRealOwner = and(isNotDemoCopy, ne(users.emailKey, emailKey(demoEmail)));
/** A subquery of the others, which figures leave out; a deleted account is not among them. */
export const demoIds = sql`select ${users.id} from ${users} where not (${isRealOwner})`;
export const hasProvenEmail = isNotNull(users.emailVerifiedAt);
/** Excludes our own internal accounts, whose domain is `.invalid`. */
export const hasMailbox = notLike(users.emailKey, '%.invalid');
/** The same, with a verified address. */
export const canGetMail = and(hasProvenEmail, hasMailbox);
/** The account of a customer: not of staff, of the demo or of our examples. Figures and broadcasts are about these. */
export const isCustomer = and(ne(users.role, 'admin'), isRealOwner, hasMailbox);
/** A subquery of the others; a deleted account was a customer's. */
export const notCustomerIds = sql`select ${users.id} from ${users} where not (${isCustomer})`;

/** A subquery for the ID of the account that released a username which no other user has taken since. */
export const formerUsernameOwner = (usernameKey: string): SQL => {
  const isTaken = sql`exists (select 1 from users present where present.username_key = ${usernameKey})`;
  return sql`(select ${reservedNames.userId} from ${reservedNames}
    where ${reservedNames.kind} = 'username' and ${reservedNames.nameKey} = ${usernameKey} and not ${isTaken})`;
};

export type Owner = Pick<
  typeof users.$inferSelect,
  'id' | 'displayName' | 'email' | 'language' | 'suspendedAt' | 'deletesAt' | 'createdAt'
>;

/** Owners by ID; deleted accounts are missing. */
export async function listOwners(db: Db, ids: readonly (number | null)[]): Promise<ReadonlyMap<number, Owner>> {
  const userIds = [...new Set(ids)].filter((id) => id !== null);
  if (userIds.length === 0) return new Map();
  const { id, displayName, email, language, suspendedAt, deletesAt, createdAt } = users;
  const rows = await db
    .select({ id, displayName, email, language, suspendedAt, deletesAt, createdAt })
    .from(users)
    .where(inArray(users.id, userIds));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findOwner(db: Db, id: number): Promise<Owner | undefined> {
  return (await listOwners(db, [id])).get(id);
}

/** Whose address it is; nobody's of the demo. */
export const findOwnerByMail = (db: Db, email: string) =>
  firstRow(
    db
      .select(pick(ownerColumns, 'id', 'username', 'displayName'))
      .from(users)
      .where(and(eq(users.emailKey, emailKey(email)), isNull(users.deletesAt), isRealOwner)),
  );

/**
 * Locks the account until the transaction ends; returns false if it is deleted. `key share` only prevents its deletion,
 * so that rows can reference it; `update` makes other lockers wait.
 */
export async function lockOwner(tx: Db, id: number, strength: 'update' | 'key share'): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for(strength);
  return rows.length === 1;
}

const rankOf = (name: SQL) => sql`array_position(array['basic', 'advanced', 'pro'], ${name})`;

/** SQL for the best of the paid, complimentary and trial plans: its rank or its source. */
const bestPlan = (column: 'rank' | 'by', now: Date): SQL => sql`(
  select ${sql.raw(column)} from (values
    ('paying', ${rankOf(sql`${users.paidPackage}`)}, ${users.paidUntil}, 1),
    ('complimentary', ${rankOf(sql`${users.complimentaryPackage}`)}, ${users.complimentaryUntil}, 2),
    ('trial', 3, ${users.trialEndsAt}, 3)) as plans (by, rank, until, place)
  where until > ${now.toISOString()}::timestamptz and rank is not null order by rank desc, until desc, place limit 1)`;

/** The SQL equivalent of `planStatusAt`. */
export const planStatusIn = (now: Date): SQL => sql`coalesce(${bestPlan('by', now)}, 'free')`;

/** The SQL equivalent of the package of `planAt`. */
export const effectivePackageIn = (now: Date): SQL => sql`case when ${users.role} = 'admin' then 'pro'
  else (array['basic', 'advanced', 'pro'])[coalesce(${bestPlan('rank', now)}, 1)] end`;

/** Must match the index expression exactly, or the database does not use the index. */
export const searchVector = sql`to_tsvector('simple', ${users.username} || ' ' || ${users.displayName} || ' ' || ${users.email})`;

/** IDs of at most `limit` accounts in which a word of the name or email starts with the search text. */
export async function searchUserIds(db: Db, typed: string, limit: number): Promise<number[]> {
  const query = textSearchQuery(typed);
  if (!query) return [];
  const found = await db.select({ id: users.id }).from(users).where(sql`${searchVector} @@ ${query}`).limit(limit);
  return found.map(({ id }) => id);
}

/**
 * A condition for other features' lists: the account referenced by a column matches the search text. A few matches are
 * looked up first, so that the database can use the index on their rows; with thousands of matches, a scan of the list
 * finds them quickly.
 */
export async function ownerMatches(db: Db, column: AnyColumn, typed: string, maxFound = 2_000): Promise<SQL> {
  const query = textSearchQuery(typed);
  if (!query) return sql`false`;
  const matches = sql`${searchVector} @@ ${query}`;
  const ids = (await isCommon(db, users, users.id, matches)) ? undefined : await searchUserIds(db, typed, maxFound);
  if (ids && ids.length < maxFound) return sql`${column} = any(${sql.param(ids)}::int[])`;
  return sql`exists (select 1 from ${users} where ${users.id} = ${column} and ${withoutIndex(matches)})`;
}

/** One search over all kinds of rows, which share the accounts that the text names. */
export interface SharedSearch {
  readonly q: string;
  /** Rows of each kind. */
  readonly limit: number;
  /** IDs, the newest first. */
  readonly people: readonly number[];
}

/** As many as a search looks behind for orders, payments and conversations. */
const maxPeople = 100;

/** The newest accounts in which words of the name or email start with the text. */
export async function newestNamed(db: Db, typed: string): Promise<number[]> {
  const query = textSearchQuery(typed);
  const matches = sql`${isNotDemoCopy} and ${searchVector} @@ ${query}`;
  return query ? (await newestMatching(db, users, users.id, matches)).slice(0, maxPeople) : [];
}

/** The same as a single subquery on the name index; undefined if no word was typed. */
export function ofOwnersNamed(column: AnyColumn, typed: string | undefined): SQL | undefined {
  const query = textSearchQuery(typed);
  return query && sql`${column} in (select ${users.id} from ${users} where ${searchVector} @@ ${query})`;
}

/** Creates an internal account. No one can sign in to it: it has no password, and its email domain does not exist. */
export async function seedHouseOwner(
  db: Db,
  { username, displayName }: { readonly username: string; readonly displayName: string },
  now: Date,
): Promise<number> {
  const email = `${username}@negia.invalid`;
  const trialEndsAt = new Date('9999-12-31T00:00:00Z');
  const names = { username, usernameKey: usernameKey(username), displayName, email, emailKey: emailKey(email) };
  const [row] = await db
    .insert(users)
    .values({ ...names, emailVerifiedAt: now, trialEndsAt, createdAt: now })
    .onConflictDoUpdate({
      target: users.usernameKey,
      set: { trialEndsAt },
      setWhere: sql`${users.emailKey} = excluded.email_key`,
    })
    .returning({ id: users.id });
  if (!row) throw new Error(`The name ${username} is somebody's`);
  return row.id;
}

/** The account from which demo copies are created. */
export async function findDemoTemplate(db: Db): Promise<{ readonly id: number } | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(demoEmail)));
  return row;
}
