import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import { israelZone } from '#base/israel-time.ts';

/** Written out, not a parameter: PostgreSQL compares expressions of `select` and `group by` by their text. */
export const inIsrael: SQL = sql.raw(`at time zone '${israelZone}'`);

const startOf = (day: SQL): SQL => sql`(${day})::timestamp ${inIsrael}`;

/** Moments from the start of one day to the end of another, by the calendar of Israel; either may be left open. */
export const withinDays = (column: AnyColumn, from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    from === undefined ? undefined : sql`${column} >= ${startOf(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${column} < ${startOf(sql`${to}::date + 1`)}`,
  );
