import { and, asc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import { usersTable as users } from '#features/accounts/server/table.ts';
import type { Db } from '#server-kit/db/database.ts';
import { subscriptionsTable as subscriptions } from './table.ts';

/** What owners may do beside what they pay for, in steps. */
export const listWithOwners = (db: Db, after: number, limit: number) =>
  db
    .select({ subscription: subscriptions, paidPackage: users.paidPackage, paidUntil: users.paidUntil })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(ne(subscriptions.status, 'expired'), gt(subscriptions.id, after)))
    .orderBy(asc(subscriptions.id))
    .limit(limit);

/** Owners who may do what nobody pays for. */
export const listUnpaidPlans = (db: Db) =>
  db
    .select({ userId: users.id })
    .from(users)
    .leftJoin(subscriptions, and(eq(subscriptions.userId, users.id), ne(subscriptions.status, 'expired')))
    .where(and(isNotNull(users.paidUntil), isNull(subscriptions.id)));
