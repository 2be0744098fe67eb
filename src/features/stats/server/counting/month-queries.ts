import { sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { lockInTransaction } from '#server-kit/db/locks.ts';

/** A UTC month: `2026-11`. */
const monthOf = (at: Date): string => at.toISOString().slice(0, 7);
export const monthAfter = (at: Date, count: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + count, 1));

const shape = /^\d{4}-\d{2}$/;

/** Table names cannot be query parameters; only digits can become part of one. */
function tableOf(month: string): string {
  if (!shape.test(month)) throw new Error(`${month} is no month`);
  return `events_${month.replace('-', '_')}`;
}

/** Events are partitioned by month; a partition is created in advance or when first needed. */
export async function ensureMonth(tx: Db, at: Date): Promise<void> {
  const name = tableOf(monthOf(at));
  if (await hasTable(tx, name)) return;
  await lockInTransaction(tx, 'eventMonths');
  if (await hasTable(tx, name)) return;
  // Created separately and attached, so that writers to other months are not blocked.
  await tx.execute(sql.raw(`create table ${name} (like events including all)`));
  const [from, to] = [monthAfter(at, 0), monthAfter(at, 1)].map((time) => time.toISOString());
  await tx.execute(sql.raw(`alter table events attach partition ${name} for values from ('${from}') to ('${to}')`));
}

/** Queries the catalogue directly, because a failed name lookup is cached until the transaction ends. */
async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from pg_class where relname = ${name} and relnamespace = 'public'::regnamespace`,
  );
  return rows.length > 0;
}

/** The months that have partitions, as `2026-11`. */
export async function listMonths(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select child.relname as name from pg_inherits
    join pg_class child on child.oid = inhrelid where inhparent = 'events'::regclass order by 1`);
  return rows.flatMap(({ name }) => {
    const [, year, month] = /^events_(\d{4})_(\d{2})$/.exec(name) ?? [];
    return year ? [`${year}-${month}`] : [];
  });
}

/** The exclusive lock blocks all writers, so it has a short timeout; the job is retried. */
export const dropMonth = (db: Db, month: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '5s'`);
    await tx.execute(sql.raw(`drop table ${tableOf(month)}`));
  });

export const isMonthBefore = (month: string, at: Date): boolean => month < monthOf(at);

export async function deleteEventsOf(db: Db, month: string, profileIds: readonly number[]): Promise<void> {
  await db.execute(sql`delete from ${sql.raw(tableOf(month))} where profile_id = any(${sql.param(profileIds)}::int[])`);
}
