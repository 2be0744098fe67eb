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
    /** What a period costs, in agorot, VAT included: a later change of prices does not reach those who have agreed. */
    price: integer().notNull(),
    methodId: integer('method_id'),
    /** Periods are counted from here, so that the day of the month never drifts. */
    anchorAt: instant('anchor_at').notNull(),
    periodIndex: integer('period_index').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    /** What was paid for the running period, for whatever is refunded of it. */
    periodPaid: integer('period_paid').notNull(),
    /** Takes over at the end of the period. */
    nextPackage: text('next_package').$type<PackageType>(),
    nextCycle: text('next_cycle').$type<Cycle>(),
    /** What was promised for it; what it costs by then where nothing was. */
    nextPrice: integer('next_price'),
    /** What the owner agreed to; without it nothing is ever renewed. */
    consent: jsonb().$type<RenewalConsent>(),
    tries: integer().notNull().default(0),
    /** When the next charge is tried; empty while none will be. */
    nextTryAt: instant('next_try_at'),
    /** The charge that is under way: until it is settled there is no other. */
    paymentId: integer('payment_id'),
    /** The period before whose end the owner was told of the coming charge. */
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
