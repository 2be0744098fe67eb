import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { PackageType } from '#features/packages/contract.ts';
import type { Cycle, RenewalConsent, SubscriptionStatus } from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const subscriptionsTable = pgTable(
  'subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    packageType: text('package_type').$type<PackageType>().notNull(),
    cycle: text().$type<Cycle>().notNull(),
    status: text().$type<SubscriptionStatus>().notNull(),
    /** The price of a period in agorot, VAT included: later price changes do not affect existing subscribers. */
    price: integer().notNull(),
    methodId: integer('method_id'),
    /** Periods are counted from here, so that the day of the month never drifts. */
    anchorAt: instant('anchor_at').notNull(),
    periodIndex: integer('period_index').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    /** What was paid for the current period, for calculating refunds. */
    periodPaid: integer('period_paid').notNull(),
    /** Applies from the end of the period. */
    nextPackage: text('next_package').$type<PackageType>(),
    nextCycle: text('next_cycle').$type<Cycle>(),
    /** The promised price of the next choice; if null, the price at that time applies. */
    nextPrice: integer('next_price'),
    /** The owner's consent; without it nothing is ever renewed. */
    consent: jsonb().$type<RenewalConsent>(),
    tries: integer().notNull().default(0),
    /** When the next charge is attempted; null if there is none. */
    nextTryAt: instant('next_try_at'),
    /** The charge in progress: no other is started until it is settled. */
    paymentId: integer('payment_id'),
    /** The period for whose end the owner has been notified of the next charge. */
    noticedIndex: integer('noticed_index').notNull().default(-1),
    startedAt: instant('started_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('subscriptions_live').on(table.userId).where(sql`${table.status} <> 'expired'`),
    index('subscriptions_status').on(table.status, table.id),
    index('subscriptions_package').on(table.packageType, table.id),
    index('subscriptions_started').on(table.startedAt),
    index('subscriptions_user').on(table.userId, table.id),
    index('subscriptions_due').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
    index('subscriptions_ends').on(table.periodEnd).where(sql`${table.status} <> 'expired'`),
  ],
);

export const subscriptionEventsTable = pgTable(
  'subscription_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptionsTable.id, { onDelete: 'cascade' }),
    kind: text()
      .$type<
        'started' | 'renewed' | 'failed' | 'upgraded' | 'scheduled' | 'changed' | 'cancelled' | 'resumed' | 'expired'
      >()
      .notNull(),
    data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('subscription_events_subscription').on(table.subscriptionId, table.id)],
);

/**
 * What a subscription is worth each month, whenever that changes: the source of all figures about subscriptions. Rows
 * outlive the account, without which a deleted account would never have been a customer.
 */
export const subscriptionMovesTable = pgTable(
  'subscription_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer('subscription_id').notNull(),
    userId: integer('user_id').notNull(),
    at: instant('at').notNull(),
    packageType: text('package_type').$type<PackageType>().notNull(),
    cycle: text().$type<Cycle>().notNull(),
    /** In agorot a month, VAT included; 0 before the first period and after the last. */
    before: integer().notNull(),
    after: integer().notNull(),
  },
  (table) => [
    index('subscription_moves_subscription').on(table.subscriptionId, table.id),
    index('subscription_moves_user').on(table.userId, table.id),
  ],
);
