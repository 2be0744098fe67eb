import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { InvoiceLine } from '#features/invoices/domain.ts';
import type { Locale } from '#i18n/locale.ts';
import type { NextStep } from '../contract.ts';
import type {
  DeclineReason,
  LedgerAccount,
  MethodBrand,
  PaymentStatus,
  ProviderName,
  RefundStatus,
} from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A provider's reference for an owner. */
export const paymentCustomersTable = pgTable(
  'payment_customers',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    provider: text().$type<ProviderName>().notNull(),
    ref: text().notNull(),
  },
  (table) => [unique('payment_customers_user').on(table.userId, table.provider)],
);

export const paymentMethodsTable = pgTable(
  'payment_methods',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    provider: text().$type<ProviderName>().notNull(),
    /** The provider's reference: not a card number, and useless to anyone else. */
    ref: text().notNull(),
    /** Token from the browser's card fields; the same token is the same method. */
    token: text().notNull(),
    brand: text().$type<MethodBrand>().notNull(),
    last4: text().notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    isDefault: boolean('is_default').notNull(),
    /** False for a method that serves a single payment and is then removed. */
    isSaved: boolean('is_saved').notNull(),
    /** Saved once a payment with it succeeds. */
    saveWhenPaid: boolean('save_when_paid').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    unique('payment_methods_token').on(table.provider, table.token),
    index('payment_methods_user').on(table.userId),
    uniqueIndex('payment_methods_default')
      .on(table.userId)
      .where(sql`${table.isDefault} and ${table.removedAt} is null`),
  ],
);

/** What a payment is for; the requesting feature is called in the transaction that settles it. */
export type PaymentPurpose = 'order' | 'renewal';

/** Payments outlive the account because the law requires retention, so there is no foreign key to `users`. */
export const paymentsTable = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    purpose: text().$type<PaymentPurpose>().notNull(),
    /** ID of the order or subscription. */
    subjectId: integer('subject_id').notNull(),
    /** Key of something that may be paid for only once, such as one period of a subscription. */
    onceKey: text('once_key'),
    amount: integer().notNull(),
    currency: text().$type<'ILS'>().notNull(),
    status: text().$type<PaymentStatus>().notNull().default('created'),
    reason: text().$type<DeclineReason>(),
    next: jsonb().$type<NextStep>(),
    provider: text().$type<ProviderName>().notNull(),
    providerRef: text('provider_ref').unique(),
    methodId: integer('method_id'),
    brand: text().$type<MethodBrand>(),
    last4: text(),
    /** The user is not present: a renewal. */
    isOffSession: boolean('is_off_session').notNull(),
    lines: jsonb().$type<readonly InvoiceLine[]>().notNull(),
    locale: text().$type<Locale>().notNull(),
    refunded: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payments_user').on(table.userId, table.id),
    index('payments_created').on(table.createdAt, table.id),
    index('payments_status').on(table.status, table.id),
    index('payments_refunded').on(table.id).where(sql`${table.refunded} > 0`),
    index('payments_settled').on(table.settledAt).where(sql`${table.status} = 'paid'`),
    index('payments_subject').on(table.purpose, table.subjectId),
    index('payments_waiting').on(table.createdAt).where(sql`${table.status} in ('created', 'processing', 'challenge')`),
    uniqueIndex('payments_once').on(table.onceKey).where(sql`${table.status} = 'paid'`),
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
  ],
);

/** Every provider request, recorded before it is sent, so that one without a response can be found. */
export const paymentAttemptsTable = pgTable(
  'payment_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => paymentsTable.id),
    kind: text().$type<'open' | 'confirm' | 'lookup' | 'cancel' | 'refund'>().notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** Short result; `unclear` without a response. */
    outcome: text(),
  },
  (table) => [index('payment_attempts_payment').on(table.paymentId)],
);

export const refundsTable = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => paymentsTable.id),
    /** Idempotency key: the same key returns the same refund. */
    key: text().notNull().unique(),
    amount: integer().notNull(),
    reason: text().$type<'cancelled' | 'too_late' | 'by_us'>().notNull(),
    /** Note to the owner, written by the admin who made the refund. */
    note: text(),
    status: text().$type<RefundStatus>().notNull().default('created'),
    providerRef: text('provider_ref').unique(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    index('refunds_waiting').on(table.createdAt).where(sql`${table.status} = 'created'`),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
);

/** Each provider event once, regardless of its content; the payment's state comes from a lookup. */
export const webhookEventsTable = pgTable(
  'webhook_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().$type<ProviderName>().notNull(),
    eventId: text('event_id').notNull(),
    type: text().notNull(),
    paymentRef: text('payment_ref'),
    receivedAt: instant('received_at').notNull(),
    appliedAt: instant('applied_at'),
  },
  (table) => [unique('webhook_events_event').on(table.provider, table.eventId)],
);

/** Ledger: entries whose lines sum to zero. The migration's triggers prevent changes and deletions. */
export const ledgerEntriesTable = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'payment' | 'refund'>().notNull(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => paymentsTable.id),
    /** One entry per payment and one per refund. */
    refundId: integer('refund_id')
      .unique()
      .references(() => refundsTable.id),
    currency: text().$type<'ILS'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_payment').on(table.paymentId).where(sql`${table.kind} = 'payment'`),
    index('ledger_entries_of').on(table.paymentId),
    index('ledger_entries_at').on(table.createdAt),
  ],
);

export const ledgerLinesTable = pgTable(
  'ledger_lines',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerEntriesTable.id),
    account: text().$type<LedgerAccount>().notNull(),
    amount: integer().notNull(),
  },
  (table) => [unique('ledger_lines_account').on(table.entryId, table.account)],
);
