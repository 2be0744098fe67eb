import { and, count, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { inIsrael } from '#server-kit/db/israel-days.ts';
import { usersTable as users } from '../table.ts';

/**
 * How many registered on each of these days, by the calendar of Israel. The index of the times alone tells; copies of
 * the demo account, of which there are never many, are then taken away.
 */
export async function countNewOwners(db: Db, days: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select day, (
      (select count(*) from ${users} where created_at >= starts and created_at < ends)
      - (select count(*) from ${users} where demo_ends_at is not null and created_at >= starts and created_at < ends)
    )::int as count
    from (
      select day, day::timestamp ${inIsrael} as starts,
        (day::date + 1)::timestamp ${inIsrael} as ends
      from unnest(${sql.param(days)}::text[]) as day
    ) as days`);
  return new Map(rows.map(({ day, count: found }) => [day, found]));
}

export async function countSuspendedOwners(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(users).where(isNotNull(users.suspendedAt));
  return row?.count ?? 0;
}

/** How many pay for each package, by what stands at the owners. */
export async function countSubscribers(db: Db, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ packageType: users.paidPackage, count: count() })
    .from(users)
    .where(and(isNotNull(users.paidUntil), gt(users.paidUntil, now)))
    .groupBy(users.paidPackage);
  return new Map(rows.map(({ packageType, count: found }) => [packageType ?? '', found]));
}
