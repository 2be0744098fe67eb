import { and, asc, count, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { integerMax } from '#base/schemas.ts';
import { ownerMatches } from '#features/accounts/server/index.ts';
import { usersTable as users } from '#features/accounts/server/table.ts';
import type { PackageType } from '#features/packages/contract.ts';
import { ownersWith } from '#features/subscriptions/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { afterCursor, cursorColumns, type Keyset, orderOf, pageOf } from '#server-kit/db/keyset.ts';
import type { ComplimentaryPlan } from '../snapshots.ts';

/** Whom a move is about. */
export interface Chosen {
  readonly source: PackageType;
  /** Exactly these; all of the source where nothing is said. */
  readonly userIds?: readonly number[] | undefined;
}

const columns = {
  id: users.id,
  name: users.displayName,
  email: users.email,
  role: users.role,
  trialEndsAt: users.trialEndsAt,
  paidPackage: users.paidPackage,
  paidUntil: users.paidUntil,
  complimentaryPackage: users.complimentaryPackage,
  complimentaryUntil: users.complimentaryUntil,
  suspendedAt: users.suspendedAt,
  deletesAt: users.deletesAt,
  demoEndsAt: users.demoEndsAt,
} as const;

export type OwnerRow = Pick<typeof users.$inferSelect, Exclude<keyof typeof columns, 'name'>> & {
  readonly name: string;
};

const isExpired = (
  column: typeof users.trialEndsAt | typeof users.paidUntil | typeof users.complimentaryUntil,
  now: Date,
) => sql`coalesce(${column} <= ${now}, true)`;

/** On basic are those who have nothing else; on another package those who pay for it, will, or were given it. */
function isOnPackage(source: PackageType, now: Date): SQL | undefined {
  if (source === 'basic')
    return and(
      isExpired(users.trialEndsAt, now),
      isExpired(users.paidUntil, now),
      isExpired(users.complimentaryUntil, now),
      ne(users.role, 'admin'),
    );
  const isComplimentary = and(eq(users.complimentaryPackage, source), gt(users.complimentaryUntil, now));
  return sql`${users.id} in (${ownersWith(source)} union select ${users.id} from ${users} where ${isComplimentary})`;
}

const isSelected = ({ source, userIds }: Chosen, now: Date): SQL | undefined =>
  userIds
    ? sql`${users.id} = any(${sql.param(userIds)}::int[])`
    : and(isOnPackage(source, now), isNull(users.demoEndsAt), isNull(users.deletesAt));

const byNumber: Keyset = { columns: [{ column: users.id, type: 'bigint' }], direction: 'asc' };

async function searchFilter(db: Db, q: string | undefined): Promise<SQL | undefined> {
  if (!q) return undefined;
  if (/^\d+$/.test(q)) return Number(q) <= integerMax ? eq(users.id, Number(q)) : sql`false`;
  return (await ownerMatches(db, users.id, q)) ?? sql`false`;
}

interface Page {
  readonly after?: string | undefined;
  readonly q?: string | undefined;
  readonly size: number;
}

/** Owners by their numbers, a page at a time. */
export async function listOwners(db: Db, chosen: Chosen, now: Date, { after, q, size }: Page) {
  const rows = await db
    .select({ ...columns, cursor: cursorColumns(byNumber) })
    .from(users)
    .where(and(isSelected(chosen, now), await searchFilter(db, q), afterCursor(byNumber, after)))
    .orderBy(...orderOf(byNumber))
    .limit(size + 1);
  return pageOf(rows, size);
}

/** Numbers of all who are chosen, as a part of the statement that writes them down. */
export const chosenIds = (chosen: Chosen, now: Date): SQL =>
  sql`select ${users.id} from ${users} where ${isSelected(chosen, now)} order by ${asc(users.id)}`;

export async function listChosen(db: Db, chosen: Chosen, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(chosenIds(chosen, now));
  return rows.map(({ id }) => id);
}

/** How many have nothing but basic, and how many of them nobody would move. */
export async function countFree(db: Db, now: Date): Promise<{ readonly owners: number; readonly skipped: number }> {
  const [row] = await db
    .select({ owners: count(), skipped: count(users.suspendedAt) })
    .from(users)
    .where(isSelected({ source: 'basic' }, now));
  return { owners: row?.owners ?? 0, skipped: row?.skipped ?? 0 };
}

/** Held until the transaction ends. */
export async function lockOwner(tx: Db, id: number): Promise<OwnerRow | undefined> {
  const [row] = await tx.select(columns).from(users).where(eq(users.id, id)).for('update');
  return row;
}

export async function setComplimentaryPlan(tx: Db, id: number, complimentary: ComplimentaryPlan | null): Promise<void> {
  const change = {
    complimentaryPackage: complimentary?.packageType ?? null,
    complimentaryUntil: complimentary?.until ?? null,
  };
  await tx.update(users).set(change).where(eq(users.id, id));
}
