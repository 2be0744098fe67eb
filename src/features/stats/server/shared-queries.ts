import { and, eq, gt, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { statSumsTable as sums } from './table.ts';

/** Somebody passed one of these on, or came to one by more than its bare address. */
export async function wasShared(db: Db, profileIds: readonly number[]): Promise<boolean> {
  if (profileIds.length === 0) return false;
  const passedOn = and(eq(sums.kind, 'share'), eq(sums.dimension, 'all'));
  const fromSharedLink = and(eq(sums.kind, 'view'), eq(sums.dimension, 'source'), ne(sums.key, 'direct'));
  const [row] = await db
    .select({ profileId: sums.profileId })
    .from(sums)
    .where(and(inArray(sums.profileId, [...profileIds]), or(passedOn, fromSharedLink), gt(sums.count, 0)))
    .limit(1);
  return row !== undefined;
}
