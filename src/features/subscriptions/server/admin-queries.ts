import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { integerMax } from '#base/schemas.ts';
import { usersTable as users } from '#features/accounts/server/table.ts';
import { ofOwnersNamed } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { afterPlace, type Keyset, orderOf, placeOf } from '#server-kit/db/keyset.ts';
import type { SubscriptionFilter } from '../admin-contract.ts';
import { subscriptionEventsTable as events, subscriptionsTable as subscriptions } from './table.ts';

const keyset: Keyset = { columns: [{ column: subscriptions.id, type: 'bigint' }], direction: 'desc' };

/** A number is a subscription's own; all else is of owners. */
function lookedFor(typed: string | undefined): SQL | undefined {
  if (!typed) return undefined;
  if (/^#?\d+$/.test(typed)) return eq(subscriptions.id, Math.min(Number(typed.replace('#', '')), integerMax));
  return ofOwnersNamed(subscriptions.userId, typed);
}

const fitting = ({ status, package: packageType, cycle, user, q }: SubscriptionFilter): SQL | undefined =>
  and(
    status && eq(subscriptions.status, status),
    packageType && eq(subscriptions.packageType, packageType),
    cycle && eq(subscriptions.cycle, cycle),
    user === undefined ? undefined : eq(subscriptions.userId, user),
    lookedFor(q),
  );

const owner = {
  username: users.username,
  displayName: users.displayName,
  email: users.email,
  suspendedAt: users.suspendedAt,
};

/** One more than a page shows: it tells whether there is another. */
export const listForAdmin = (db: Db, filter: SubscriptionFilter, size: number) =>
  db
    .select({ subscription: subscriptions, owner, place: placeOf(keyset) })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(fitting(filter), afterPlace(keyset, filter.after)))
    .orderBy(...orderOf(keyset))
    .limit(size + 1);
export type AdminSubscriptionRow = Omit<Awaited<ReturnType<typeof listForAdmin>>[number], 'place'>;

export async function countForAdmin(db: Db, filter: SubscriptionFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(subscriptions).where(fitting(filter));
  return row?.count ?? 0;
}

export async function findForAdmin(db: Db, id: number): Promise<AdminSubscriptionRow | undefined> {
  const [row] = await db
    .select({ subscription: subscriptions, owner })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.id, id));
  return row;
}

export const listNewestEvents = (db: Db, subscriptionId: number) =>
  db.select().from(events).where(eq(events.subscriptionId, subscriptionId)).orderBy(desc(events.id));
export type EventRow = Awaited<ReturnType<typeof listNewestEvents>>[number];
