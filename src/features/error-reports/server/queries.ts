import { lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { errorReportsTable as reports } from './table.ts';

type NewReport = typeof reports.$inferInsert;

const isReturn = sql`${reports.state} = 'resolved'`;

/** What was mended and comes back is open again; what is muted stays so, and both go on being counted. */
const onReturn = (at: SQL) => ({
  state: sql`case when ${isReturn} then 'open' else ${reports.state} end`,
  stateAt: sql`case when ${isReturn} then ${at} else ${reports.stateAt} end`,
  returnedAt: sql`case when ${isReturn} then ${at} else ${reports.returnedAt} end`,
  countSince: sql`case when ${isReturn} then 1 else ${reports.countSince} + 1 end`,
});

/** One statement, so that reports of one fault that arrive together are all counted. */
export async function countReport(db: Db, row: NewReport): Promise<void> {
  const { errorMessage, errorDetails, path, userAgent, lastSeenAt } = row;
  await db
    .insert(reports)
    .values(row)
    .onConflictDoUpdate({
      target: reports.fingerprint,
      set: {
        ...{ errorMessage, errorDetails, path, userAgent, lastSeenAt },
        ...onReturn(sql`excluded.last_seen_at`),
        count: sql`${reports.count} + 1`,
      },
    });
}

export async function deleteReportsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(reports).where(lt(reports.lastSeenAt, before));
}

/** Only the newest kinds of error are kept, whoever floods us with new ones. */
export async function deleteReportsBeyond(db: Db, limit: number): Promise<void> {
  await db.execute(sql`
    delete from ${reports} where id in (select id from ${reports} order by last_seen_at desc offset ${limit})`);
}
