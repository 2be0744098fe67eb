import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { statSumsTable as sums } from './table.ts';

/**
 * How often each of these tags opened one of these profiles since a day. By the profiles, as sums are kept: what a tag
 * did for whoever had it before is not told.
 */
export async function tapsOf(
  db: Db,
  profileIds: readonly number[],
  codes: readonly string[],
  since: string,
): Promise<Map<string, number>> {
  if (profileIds.length === 0 || codes.length === 0) return new Map();
  const rows = await db
    .select({ code: sums.key, taps: sql<number>`sum(${sums.count})`.mapWith(Number) })
    .from(sums)
    .where(
      and(
        inArray(sums.profileId, [...profileIds]),
        gte(sums.day, since),
        eq(sums.kind, 'tap'),
        eq(sums.dimension, 'target'),
        sql`${sums.key} = any(${sql.param([...codes])})`,
      ),
    )
    .groupBy(sums.key);
  return new Map(rows.map(({ code, taps }) => [code, taps]));
}
