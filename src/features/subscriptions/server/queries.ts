import { and, asc, desc, eq, exists, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import { isCustomer, ownerColumns, selectOwners } from '#features/accounts/server/index.ts';
import type { PackageType } from '#features/packages/contract.ts';
import { type Db, firstRow, onlyRow } from '#server-kit/db/database.ts';
import { inIsrael } from '#server-kit/db/keyset.ts';
import { subscriptionEventsTable as events, subscriptionsTable as subscriptions } from './table.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type NewSubscription = typeof subscriptions.$inferInsert;
type NewEvent = typeof events.$inferInsert;

const isLive = ne(subscriptions.status, 'expired');

/** Undefined if another live one exists: an owner has at most one. */
export const insertLive = (tx: Db, row: NewSubscription): Promise<SubscriptionRow | undefined> =>
  firstRow(tx.insert(subscriptions).values(row).onConflictDoNothing().returning());

export async function findLive(db: Db, userId: number): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isLive));
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockLive(tx: Db, userId: number): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isLive))
    .for('update');
  return row;
}

export const lockSubscription = (tx: Db, id: number): Promise<SubscriptionRow | undefined> =>
  firstRow(tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update'));

/** Undefined if another process has locked it and is handling it. */
export async function claimSubscription(tx: Db, id: number): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
    .for('update', { skipLocked: true });
  return row;
}

export async function updateSubscription(
  tx: Db,
  id: number,
  change: Partial<NewSubscription>,
): Promise<SubscriptionRow> {
  const [row] = await tx.update(subscriptions).set(change).where(eq(subscriptions.id, id)).returning();
  if (!row) throw new Error(`Subscription ${id} does not exist`);
  return row;
}

export async function insertEvent(tx: Db, event: NewEvent): Promise<void> {
  await tx.insert(events).values(event);
}

/** The most recently ended subscription. */
export async function findLastEnded(db: Db, userId: number): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'expired')))
    .orderBy(desc(subscriptions.id))
    .limit(1);
  return row;
}

export const listOwned = (db: Db, userId: number): Promise<SubscriptionRow[]> =>
  db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(asc(subscriptions.id));

export const listEvents = (db: Db, subscriptionId: number) =>
  db.select().from(events).where(eq(events.subscriptionId, subscriptionId)).orderBy(asc(events.id));

export interface MonthTrials {
  /** `2026-11`, in Israel time. */
  readonly month: string;
  /** Trials that ended in this month. */
  readonly trials: number;
  /** How many of their owners ever paid for a package, before or after the end. */
  readonly paid: number;
}

const month = sql<string>`to_char(${ownerColumns.trialEndsAt} ${inIsrael}, 'YYYY-MM')`;

/** Trials that ended in a range, and their conversions; of customers only. */
export function trialConversion(db: Db, from: Date, to: Date): Promise<MonthTrials[]> {
  const everPaid = exists(
    db.select({ one: sql`1` }).from(subscriptions).where(eq(subscriptions.userId, ownerColumns.id)),
  );
  return selectOwners(db, {
    month,
    trials: sql<number>`count(*)::int`,
    paid: sql<number>`(count(*) filter (where ${everPaid}))::int`,
  })
    .where(and(gte(ownerColumns.trialEndsAt, from), lt(ownerColumns.trialEndsAt, to), isCustomer))
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`));
}

/** The live subscriptions of these owners, in one query. */
export const listLiveOf = (db: Db, userIds: readonly number[]): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(sql`${subscriptions.userId} = any(${sql.param(userIds)}::int[])`, isLive));

/** Ids of the owners who have a package or have it scheduled; a fragment for other queries. */
export const ownersWith = (packageType: PackageType): SQL => sql`(
  select ${subscriptions.userId} from ${subscriptions} where ${isLive}
    and (${subscriptions.packageType} = ${packageType} or ${subscriptions.nextPackage} = ${packageType}))`;

export async function countPastDue(db: Db): Promise<number> {
  const { count } = await onlyRow(
    db.select({ count: sql<number>`count(*)::int` }).from(subscriptions).where(eq(subscriptions.status, 'past_due')),
  );
  return count;
}
