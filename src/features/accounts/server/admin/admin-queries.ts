import { and, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { typedNumber } from '#base/admin-list.ts';
import { integerMax } from '#base/schemas.ts';
import { addDays, startOfDay } from '#base/time/israel-time.ts';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import {
  inIsrael,
  type Keyset,
  type ListReader,
  openList,
  type PageClauses,
  type SortColumn,
  searchCondition,
  searchRows,
  textSearchQuery,
} from '#server-kit/db/keyset.ts';
import type { UserFilter } from '../../admin-contract.ts';
import { isDemoTemplate } from '../demo.ts';
import {
  isCustomer,
  isNamedOwner,
  isNotDemoCopy,
  ownerName,
  planStatusIn,
  type SharedSearch,
  searchVector,
} from '../owner-queries.ts';
import type { User } from '../queries.ts';
import { userNotesTable as notes, usersTable as users } from '../table.ts';

/** Only the columns that the list and the CSV of users need, for privacy. */
const listColumns = {
  id: users.id,
  username: users.username,
  displayName: users.displayName,
  email: users.email,
  role: users.role,
  staffRole: users.staffRole,
  language: users.language,
  emailVerifiedAt: users.emailVerifiedAt,
  trialEndsAt: users.trialEndsAt,
  paidPackage: users.paidPackage,
  paidUntil: users.paidUntil,
  complimentaryPackage: users.complimentaryPackage,
  complimentaryUntil: users.complimentaryUntil,
  createdAt: users.createdAt,
  suspendedAt: users.suspendedAt,
  deletesAt: users.deletesAt,
} as const;

export type UserListRow = Pick<User, keyof typeof listColumns>;

const sorts: Readonly<Record<UserFilter['sort'], SortColumn>> = {
  id: { column: users.id, type: 'bigint' },
  // The key columns are unique and indexed.
  username: { column: users.usernameKey, type: 'text' },
  email: { column: users.emailKey, type: 'text' },
};

/** Conditions that an index can answer, before the effective plan of each row is computed. */
const planStatusPrefilters: Readonly<Record<NonNullable<UserFilter['planStatus']>, (now: Date) => SQL | undefined>> = {
  paying: (now) => sql`${users.paidUntil} > ${now}`,
  complimentary: () => isNotNull(users.complimentaryPackage),
  trial: (now) => sql`${users.trialEndsAt} > ${now}`,
  free: () => undefined,
};

const states: Readonly<Record<NonNullable<UserFilter['state']>, SQL | undefined>> = {
  active: and(isNull(users.suspendedAt), isNull(users.deletesAt)),
  suspended: isNotNull(users.suspendedAt),
  deleting: isNotNull(users.deletesAt),
};

const startOf = (day: string, later = 0) => sql`((${day}::date + ${later}::int)::timestamp ${inIsrael})`;

/** Accounts created concurrently may have IDs out of order by at most this many. */
const idOverlap = 1_000;

/** IDs grow with time, so a day is also a position in the list, which the database can seek to instead of scanning. */
const since = (at: SQL) => sql`(${users.createdAt} >= ${at} and ${users.id} >= coalesce(
  (select first.id from users first where first.created_at >= ${at} order by first.created_at limit 1), 0) - ${idOverlap}::int)`;
const until = (at: SQL) => sql`(${users.createdAt} < ${at} and ${users.id} <= coalesce(
  (select last.id from users last where last.created_at < ${at} order by last.created_at desc limit 1), 0) + ${idOverlap}::int)`;

function filterCondition({ role, planStatus: status, state, from, to }: UserFilter, now: Date): SQL | undefined {
  return and(
    isNotDemoCopy,
    role && eq(users.role, role),
    status && and(planStatusPrefilters[status](now), sql`${planStatusIn(now)} = ${status}`),
    state && states[state],
    from ? since(startOf(from)) : undefined,
    to ? until(startOf(to, 1)) : undefined,
  );
}

async function searched(db: Db, q: string | undefined): Promise<SQL | undefined> {
  if (q && /^\d+$/.test(q)) return Number(q) <= integerMax ? eq(users.id, Number(q)) : sql`false`;
  const query = textSearchQuery(q);
  if (!query) return q ? sql`false` : undefined;
  return searchCondition(db, users, users.id, sql`${searchVector} @@ ${query}`);
}

export const usersSource = {
  keyset: ({ sort, direction }: UserFilter): Keyset => ({ columns: [sorts[sort]], direction }),
  filterCondition: async ({ db, clock }: ListReader, filter: UserFilter) =>
    and(filterCondition(filter, clock.now()), await searched(db, filter.q)),
  rows: (db: Db, { cursor, where, orderBy, limit }: PageClauses) =>
    db
      .select({ ...listColumns, cursor })
      .from(users)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  count: (db: Db, matches: SQL | undefined) => db.$count(users, matches),
};

export function searchUsers(reader: ListReader, { q, limit, people }: SharedSearch) {
  const number = typedNumber(q);
  const isNamed = or(isNamedOwner(q), number === undefined ? undefined : eq(users.id, number));
  const filter = { sort: 'id', direction: 'desc' } as const;
  const fits = inArray(users.id, people.slice(0, limit));
  return searchRows(usersSource, reader, { filter, exact: and(isNotDemoCopy, isNamed), fits, limit });
}

const selectRealUser = (db: Db, id: number) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNotDemoCopy));

export const findRealUser = (db: Db, id: number): Promise<User | undefined> => firstRow(selectRealUser(db, id));

/** Row lock: serializes operations on one account. */
export const lockRealUser = (tx: Db, id: number): Promise<User | undefined> =>
  firstRow(selectRealUser(tx, id).for('no key update'));

/** Customers who registered, by their day in Israel; both days are counted. */
export async function countNewOwners(db: Db, from: string, to: string): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${users.createdAt} ${inIsrael}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, count: count() })
    .from(users)
    .where(and(isCustomer, gte(users.createdAt, startOfDay(from)), lt(users.createdAt, startOfDay(addDays(to, 1)))))
    .groupBy(sql`1`);
  return new Map(rows.map(({ day: found, count: owners }) => [found, owners]));
}

export async function countSuspendedOwners(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(users).where(isNotNull(users.suspendedAt));
  return row?.count ?? 0;
}

/** Number of paying users per plan, as stored with the users. A copy of the demo account pays nothing. */
export async function countSubscribers(db: Db, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ packageType: users.paidPackage, count: count() })
    .from(users)
    .where(and(isNotNull(users.paidUntil), gt(users.paidUntil, now), isNull(users.demoEndsAt)))
    .groupBy(users.paidPackage);
  return new Map(rows.map(({ packageType, count: found }) => [packageType ?? '', found]));
}

/** Of all accounts that fit a filter of the list, the first so many. */
export async function listUserIds(reader: ListReader, filter: UserFilter, limit: number): Promise<number[]> {
  const list = await openList(usersSource, reader, filter);
  return (await list.page(undefined, limit)).rows.map(({ id }) => id);
}

/** What decides whether accounts may be changed together. */
export async function findBulkUsers(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      displayName: users.displayName,
      emailKey: users.emailKey,
      role: users.role,
      suspendedAt: users.suspendedAt,
      deletesAt: users.deletesAt,
    })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNotDemoCopy));
  return rows.map((row) => ({
    id: row.id,
    name: row.displayName || row.username,
    isStaff: row.role === 'admin',
    isDemo: isDemoTemplate(row),
    isSuspended: row.suspendedAt !== null,
    isDeleting: row.deletesAt !== null,
  }));
}

export const listNotes = (db: Db, userId: number) =>
  db
    .select({
      id: notes.id,
      text: notes.text,
      at: notes.createdAt,
      authorId: notes.authorId,
      authorName: ownerName(notes.authorId),
    })
    .from(notes)
    .where(eq(notes.userId, userId))
    .orderBy(desc(notes.id));

export async function insertNote(tx: Db, note: typeof notes.$inferInsert): Promise<void> {
  await tx.insert(notes).values(note);
}

type OwnNote = Pick<typeof notes.$inferSelect, 'id' | 'userId'> & { readonly authorId: number };

export async function deleteNote(tx: Db, { id, userId, authorId }: OwnNote): Promise<boolean> {
  const where = and(eq(notes.id, id), eq(notes.userId, userId), eq(notes.authorId, authorId));
  return (await tx.delete(notes).where(where).returning({ id: notes.id })).length === 1;
}
