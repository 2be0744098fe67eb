import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';

const startOf = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'Asia/Jerusalem'`;

/** Moments from the start of one day to the end of another, by the calendar of Israel; either may be left open. */
export const withinDays = (column: AnyColumn, from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    from === undefined ? undefined : sql`${column} >= ${startOf(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${column} < ${startOf(sql`${to}::date + 1`)}`,
  );
