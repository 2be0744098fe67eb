import { type AnyColumn, and, asc, count, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { integerMax } from '#base/schemas.ts';
import { isNotDemoCopy, ownerColumns, ownerIds, ownerMatches, selectOwners } from '#features/accounts/server/index.ts';
import type { PackageType } from '#features/packages/contract.ts';
import { ownersWith } from '#features/subscriptions/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { afterCursor, cursorColumns, type Keyset, orderOf, pageOf } from '#server-kit/db/keyset.ts';

/** Owners selected for a migration. */
export interface Chosen {
  readonly source: PackageType;
  /** Only these; all of the source plan if omitted. */
  readonly userIds?: readonly number[] | undefined;
}

const { id, displayName: name, email, role, trialEndsAt, paidPackage, paidUntil } = ownerColumns;
const { complimentaryPackage, complimentaryUntil, suspendedAt, deletesAt, demoEndsAt } = ownerColumns;
const plan = { role, trialEndsAt, paidPackage, paidUntil, complimentaryPackage, complimentaryUntil };
const columns = { id, name, email, ...plan, suspendedAt, deletesAt, demoEndsAt };

const isExpired = (column: AnyColumn, now: Date) => sql`coalesce(${column} <= ${now}, true)`;

/** On basic: owners with no other plan. On another plan: owners who pay for it, have it scheduled or complimentary. */
function isOnPackage(source: PackageType, now: Date): SQL | undefined {
  if (source === 'basic')
    return and(
      isExpired(ownerColumns.trialEndsAt, now),
      isExpired(ownerColumns.paidUntil, now),
      isExpired(ownerColumns.complimentaryUntil, now),
      ne(ownerColumns.role, 'admin'),
    );
  const isComplimentary = and(eq(ownerColumns.complimentaryPackage, source), gt(ownerColumns.complimentaryUntil, now));
  return sql`${ownerColumns.id} in (${ownersWith(source)} union ${ownerIds(isComplimentary)})`;
}

const isSelected = ({ source, userIds }: Chosen, now: Date): SQL | undefined =>
  userIds
    ? sql`${ownerColumns.id} = any(${sql.param(userIds)}::int[])`
    : and(isOnPackage(source, now), isNotDemoCopy, isNull(ownerColumns.deletesAt));

const byNumber: Keyset = { columns: [{ column: ownerColumns.id, type: 'bigint' }], direction: 'asc' };

async function searchFilter(db: Db, q: string | undefined): Promise<SQL | undefined> {
  if (!q) return undefined;
  if (/^\d+$/.test(q)) return Number(q) <= integerMax ? eq(ownerColumns.id, Number(q)) : sql`false`;
  return (await ownerMatches(db, ownerColumns.id, q)) ?? sql`false`;
}

interface Page {
  readonly after?: string | undefined;
  readonly q?: string | undefined;
  readonly size: number;
}

/** Owners by ID, one page at a time. */
export async function listOwners(db: Db, chosen: Chosen, now: Date, { after, q, size }: Page) {
  const rows = await selectOwners(db, { ...columns, cursor: cursorColumns(byNumber) })
    .where(and(isSelected(chosen, now), await searchFilter(db, q), afterCursor(byNumber, after)))
    .orderBy(...orderOf(byNumber))
    .limit(size + 1);
  return pageOf(rows, size);
}

/** IDs of all selected owners, as part of the insert statement. */
export const chosenIds = (chosen: Chosen, now: Date): SQL =>
  sql`${ownerIds(isSelected(chosen, now))} order by ${asc(ownerColumns.id)}`;

export async function listChosen(db: Db, chosen: Chosen, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(chosenIds(chosen, now));
  return rows.map(({ id }) => id);
}

/** Number of owners with only basic, and how many of them would be skipped. */
export async function countFree(db: Db, now: Date): Promise<{ readonly owners: number; readonly skipped: number }> {
  const [row] = await selectOwners(db, { owners: count(), skipped: count(ownerColumns.suspendedAt) }).where(
    isSelected({ source: 'basic' }, now),
  );
  return { owners: row?.owners ?? 0, skipped: row?.skipped ?? 0 };
}

/** Holds the row lock until the transaction ends. */
export async function lockOwner(tx: Db, id: number) {
  const [row] = await selectOwners(tx, columns).where(eq(ownerColumns.id, id)).for('update');
  return row;
}
export type OwnerRow = NonNullable<Awaited<ReturnType<typeof lockOwner>>>;
