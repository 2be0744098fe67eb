import { and, asc, eq, exists, gte, lt, sql } from 'drizzle-orm';
import { isNotDemoCopy, ownerColumns, selectOwners } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { inIsrael } from '#server-kit/db/israel-days.ts';
import { subscriptionsTable as subscriptions } from './table.ts';

export interface MonthTrials {
  /** `2026-11`, by the calendar of Israel. */
  readonly month: string;
  /** Trials that ended in it. */
  readonly trials: number;
  /** How many of their owners ever paid for a package, before the end or after it. */
  readonly paid: number;
}

const month = sql<string>`to_char(${ownerColumns.trialEndsAt} ${inIsrael}, 'YYYY-MM')`;

/** Trials that ended between two moments, and what came of them; copies of the demo account are nobody's trial. */
export function trialConversion(db: Db, from: Date, to: Date): Promise<MonthTrials[]> {
  const everPaid = exists(
    db.select({ one: sql`1` }).from(subscriptions).where(eq(subscriptions.userId, ownerColumns.id)),
  );
  return selectOwners(db, {
    month,
    trials: sql<number>`count(*)::int`,
    paid: sql<number>`(count(*) filter (where ${everPaid}))::int`,
  })
    .where(and(gte(ownerColumns.trialEndsAt, from), lt(ownerColumns.trialEndsAt, to), isNotDemoCopy))
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`));
}
