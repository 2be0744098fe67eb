import { and, desc, eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import { ownerColumns, ownerIds } from '#features/accounts/server/index.ts';
import { type Db, firstRow, onlyRow } from '#server-kit/db/database.ts';
import { type Keyset, type ListReader, rowsOf } from '#server-kit/db/keyset.ts';
import type { ErrorsFilter } from '../admin-contract.ts';
import type { ErrorState } from '../states.ts';
import { errorReportUsersTable as met, errorReportsTable as reports } from './table.ts';

type NewReport = typeof reports.$inferInsert;

const isReturn = sql`${reports.state} = 'resolved'`;

/** A resolved error that recurs is reopened; a muted one stays muted. Both are still counted. */
const onReturn = (at: SQL) => ({
  state: sql`case when ${isReturn} then 'open' else ${reports.state} end`,
  stateAt: sql`case when ${isReturn} then ${at} else ${reports.stateAt} end`,
  returnedAt: sql`case when ${isReturn} then ${at} else ${reports.returnedAt} end`,
  countSince: sql`case when ${isReturn} then 1 else ${reports.countSince} + 1 end`,
});

/** A single statement, so that concurrent reports of one error are all counted. */
export async function countReport(db: Db, row: NewReport): Promise<number> {
  const { errorMessage, errorDetails, path, userAgent, lastSeenAt } = row;
  const { id } = await onlyRow(
    db
      .insert(reports)
      .values(row)
      .onConflictDoUpdate({
        target: reports.fingerprint,
        set: {
          errorMessage,
          errorDetails,
          path,
          userAgent,
          lastSeenAt,
          ...onReturn(sql`excluded.last_seen_at`),
          count: sql`${reports.count} + 1`,
        },
      })
      .returning({ id: reports.id }),
  );
  return id;
}

/** Of an account that is deleted at this moment nothing is kept. */
export async function countForUser(db: Db, reportId: number, userId: number, at: Date): Promise<void> {
  const owner = ownerIds(eq(ownerColumns.id, userId));
  await db.execute(sql`
    insert into ${met} (report_id, user_id, last_seen_at)
    select ${reportId}::int, owner.id, ${at.toISOString()}::timestamptz from (${owner}) as owner (id)
    on conflict (report_id, user_id) do update set last_seen_at = excluded.last_seen_at, count = ${met}.count + 1`);
}

/** The last errors that a user met, newest first. */
export const listErrorsOf = (db: Db, userId: number, limit: number) =>
  db
    .select({ report: reports, count: met.count, lastSeenAt: met.lastSeenAt })
    .from(met)
    .innerJoin(reports, eq(reports.id, met.reportId))
    .where(eq(met.userId, userId))
    .orderBy(desc(met.lastSeenAt))
    .limit(limit);

export async function deleteReportsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(met).where(lt(met.lastSeenAt, before));
  await db.delete(reports).where(lt(reports.lastSeenAt, before));
}

/** Retains only the newest error groups, so that a flood of new ones cannot fill the table. */
export async function deleteReportsBeyond(db: Db, limit: number): Promise<void> {
  await db.execute(sql`
    delete from ${reports} where id in (select id from ${reports} order by last_seen_at desc offset ${limit})`);
}

export type ErrorRow = typeof reports.$inferSelect;

const sorts = {
  lastSeen: { column: reports.lastSeenAt, type: 'timestamptz' },
  count: { column: reports.count, type: 'bigint' },
} as const;

export const errorsSource = {
  keyset: ({ sort, direction }: ErrorsFilter): Keyset => ({
    columns: [sorts[sort], { column: reports.id, type: 'bigint' }],
    direction,
  }),
  filterCondition: (_: ListReader, { state, q }: ErrorsFilter) =>
    and(state && eq(reports.state, state), ...searchConditions(q)),
  rows: rowsOf('report', reports),
};

/**
 * Each word must occur in the type, the message or the path; a number matches the group's ID. The table holds at most
 * ten thousand groups, so an unanchored search is affordable.
 */
function searchConditions(q: string | undefined): (SQL | undefined)[] {
  if (q && /^#?\d{1,9}$/.test(q)) return [eq(reports.id, Number(q.replace('#', '')))];
  const terms = (q ?? '').replaceAll('\0', '').split(/\s+/).filter(Boolean);
  return terms.map((term) => {
    const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
    return or(ilike(reports.errorType, pattern), ilike(reports.errorMessage, pattern), ilike(reports.path, pattern));
  });
}

export const findError = (db: Db, id: number) => firstRow(db.select().from(reports).where(eq(reports.id, id)));

/** Holds the row lock until the transaction ends, so that the audit entry matches the change. */
export const lockError = (tx: Db, id: number): Promise<ErrorRow | undefined> =>
  firstRow(tx.select().from(reports).where(eq(reports.id, id)).for('update'));

export async function setErrorState(tx: Db, id: number, state: ErrorState, at: Date): Promise<ErrorRow | undefined> {
  const [row] = await tx
    .update(reports)
    .set({ state, stateAt: at, ...(state === 'open' && { countSince: sql`0` }) })
    .where(eq(reports.id, id))
    .returning();
  return row;
}

export const countOpenErrors = (db: Db): Promise<number> => db.$count(reports, eq(reports.state, 'open'));
