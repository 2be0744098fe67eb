import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { TimelinePage } from './timeline.ts';

const instantOf = (micros: bigint): string =>
  `${new Date(Number(micros / 1_000n)).toISOString().slice(0, -1)}${String(micros % 1_000n).padStart(3, '0')}Z`;

interface Moment {
  readonly at: AnyColumn | SQL;
  readonly id: AnyColumn | SQL;
}

/** The clauses of the query of a source; `micros` is selected beside the columns of a row. */
export const timelineClauses = ({ at, id }: Moment, { before }: Pick<TimelinePage, 'before'>) => ({
  micros: sql<string>`(extract(epoch from ${at}) * 1000000)::bigint::text`,
  isBefore: before && sql`(${at}, ${id}) < (${instantOf(before.micros)}::timestamptz, ${before.id}::bigint)`,
  newestFirst: [sql`${at} desc`, sql`${id} desc`],
});
