import { and, asc, eq, gt, inArray, lt, lte, ne, or } from 'drizzle-orm';
import { isActiveOwner, ownerOf } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { subscriptionsTable as subscriptions } from '../table.ts';

/** Lists are read in steps, by number. */
interface Cursor {
  readonly after: number;
  readonly limit: number;
}

/**
 * Charged next are all whose time has come, but for owners who are leaving: they have said that they want no more of it;
 * and but for those who are suspended: they are charged when they are back, if it is not too late by then.
 */
export const listDue = (db: Db, now: Date, { after, limit }: Cursor) =>
  db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(...ownerOf(subscriptions.userId))
    .where(and(lte(subscriptions.nextTryAt, now), gt(subscriptions.id, after), isActiveOwner))
    .orderBy(asc(subscriptions.id))
    .limit(limit);

/** Whose period is over and who will not be charged for another. */
export const listEnding = (db: Db, { now, tooLate, after, limit }: Cursor & { now: Date; tooLate: Date }) =>
  db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        ne(subscriptions.status, 'expired'),
        gt(subscriptions.id, after),
        or(
          and(eq(subscriptions.status, 'cancelled'), lte(subscriptions.periodEnd, now)),
          lte(subscriptions.periodEnd, tooLate),
        ),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(limit);

/** Years that are about to renew and whose owner was not told yet. */
export const listToNotice = (db: Db, { now, soon, after, limit }: Cursor & { now: Date; soon: Date }) =>
  db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'active'),
        eq(subscriptions.cycle, 'yearly'),
        gt(subscriptions.periodEnd, now),
        lte(subscriptions.periodEnd, soon),
        lt(subscriptions.noticedIndex, subscriptions.periodIndex),
        gt(subscriptions.id, after),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(limit);

/** Whether a subscription goes on being charged to a method. */
export async function isCharged(db: Db, methodId: number): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.methodId, methodId), inArray(subscriptions.status, ['active', 'past_due'])))
    .limit(1);
  return rows.length > 0;
}
