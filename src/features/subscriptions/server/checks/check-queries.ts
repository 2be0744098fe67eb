import { and, asc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import { isNotDemoCopy, ownerColumns, ownerOf, selectOwners } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { subscriptionsTable as subscriptions } from '../table.ts';

/** Subscriptions with the plans stored for their owners, in batches. */
export const listWithOwners = (db: Db, after: number, limit: number) =>
  db
    .select({ subscription: subscriptions, paidPackage: ownerColumns.paidPackage, paidUntil: ownerColumns.paidUntil })
    .from(subscriptions)
    .innerJoin(...ownerOf(subscriptions.userId))
    .where(and(ne(subscriptions.status, 'expired'), gt(subscriptions.id, after)))
    .orderBy(asc(subscriptions.id))
    .limit(limit);

/** Owners with a paid plan but no subscription. */
export const listUnpaidPlans = (db: Db) =>
  selectOwners(db, { userId: ownerColumns.id })
    .leftJoin(subscriptions, and(eq(subscriptions.userId, ownerColumns.id), ne(subscriptions.status, 'expired')))
    .where(and(isNotNull(ownerColumns.paidUntil), isNull(subscriptions.id), isNotDemoCopy));
