import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm';
import { isActiveOwner, ownerColumns, ownerOf } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { subscriptionsTable as subscriptions } from '../table.ts';

/** Lists are read in batches, by id. */
interface Cursor {
  readonly after: number;
  readonly limit: number;
}

/**
 * Subscriptions due for a charge, except those of owners whose account is being deleted, who want no further charges,
 * and of suspended owners, who are charged after the suspension unless it is too late by then.
 */
export const listDue = (db: Db, now: Date, { after, limit }: Cursor) =>
  db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(...ownerOf(subscriptions.userId))
    .where(and(lte(subscriptions.nextTryAt, now), gt(subscriptions.id, after), isActiveOwner))
    .orderBy(asc(subscriptions.id))
    .limit(limit);

/** Subscriptions whose period is over and that will not be charged again. */
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

/**
 * Yearly subscriptions that renew soon and whose owner has not been notified yet. While an account is being deleted
 * nothing renews, so a notice would announce a charge that never comes.
 */
export const listToNotice = (db: Db, { now, soon, after, limit }: Cursor & { now: Date; soon: Date }) =>
  db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(...ownerOf(subscriptions.userId))
    .where(
      and(
        isNull(ownerColumns.deletesAt),
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

/** Whether a subscription will be charged to this payment method; while the account is being deleted none is. */
export async function isCharged(db: Db, methodId: number): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(...ownerOf(subscriptions.userId))
    .where(
      and(
        eq(subscriptions.methodId, methodId),
        inArray(subscriptions.status, ['active', 'past_due']),
        isNull(ownerColumns.deletesAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
