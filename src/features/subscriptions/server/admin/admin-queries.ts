import { and, desc, eq, type SQL } from 'drizzle-orm';
import { typedNumber } from '#base/admin-list.ts';
import { pick } from '#base/pick.ts';
import { ofOwnersNamed, ownerColumns, ownerOf } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Keyset, ListReader, PageClauses } from '#server-kit/db/keyset.ts';
import type { SubscriptionFilter } from '../../admin-contract.ts';
import { subscriptionEventsTable as events, subscriptionsTable as subscriptions } from '../table.ts';

/** A number is a subscription id; anything else searches owners. */
function searched(typed: string | undefined): SQL | undefined {
  const number = typed === undefined ? undefined : typedNumber(typed);
  return number === undefined ? ofOwnersNamed(subscriptions.userId, typed) : eq(subscriptions.id, number);
}

const owner = pick(ownerColumns, 'username', 'displayName', 'email', 'suspendedAt');

export const subscriptionsSource = {
  keyset: (): Keyset => ({ columns: [{ column: subscriptions.id, type: 'bigint' }], direction: 'desc' }),
  filterCondition: (_: ListReader, { status, package: packageType, cycle, user, q }: SubscriptionFilter) =>
    and(
      status && eq(subscriptions.status, status),
      packageType && eq(subscriptions.packageType, packageType),
      cycle && eq(subscriptions.cycle, cycle),
      user === undefined ? undefined : eq(subscriptions.userId, user),
      searched(q),
    ),
  rows: (db: Db, { cursor, where, orderBy, limit }: PageClauses) =>
    db
      .select({ subscription: subscriptions, owner, cursor })
      .from(subscriptions)
      .innerJoin(...ownerOf(subscriptions.userId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  count: (db: Db, fit: SQL | undefined) => db.$count(subscriptions, fit),
};

export async function findForAdmin(db: Db, id: number) {
  const [row] = await db
    .select({ subscription: subscriptions, owner })
    .from(subscriptions)
    .innerJoin(...ownerOf(subscriptions.userId))
    .where(eq(subscriptions.id, id));
  return row;
}
export type AdminSubscriptionRow = NonNullable<Awaited<ReturnType<typeof findForAdmin>>>;

export const listNewestEvents = (db: Db, subscriptionId: number) =>
  db.select().from(events).where(eq(events.subscriptionId, subscriptionId)).orderBy(desc(events.id));
export type EventRow = Awaited<ReturnType<typeof listNewestEvents>>[number];
