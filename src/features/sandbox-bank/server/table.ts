import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import type { BankReason, BankState, BankSwitch, PaymentCardBehaviour, PaymentCardBrand } from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The bank models an external provider: no foreign keys to or from our other tables. */
export const bankPaymentCardsTable = pgTable('bank_payment_cards', {
  /** The only representation of a card that leaves the bank. */
  token: text().primaryKey(),
  /** The customer who saved it; null until then. */
  customer: text(),
  brand: text().$type<PaymentCardBrand>().notNull(),
  last4: text().notNull(),
  expMonth: integer('exp_month').notNull(),
  expYear: integer('exp_year').notNull(),
  behaviour: text().$type<PaymentCardBehaviour>().notNull(),
  createdAt: instant('created_at').notNull(),
  removedAt: instant('removed_at'),
});

export const bankPaymentsTable = pgTable(
  'bank_payments',
  {
    ref: text().primaryKey(),
    /** The merchant's idempotency key: opening with the same key returns the same payment. */
    key: text().notNull().unique(),
    /** `shop` is our service; `demo` is the demo page, whose payments are in no other ledger. */
    merchant: text().$type<'shop' | 'demo'>().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<BankState>().notNull(),
    reason: text().$type<BankReason>(),
    paymentCardToken: text('payment_card_token'),
    refunded: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [check('bank_payments_refunded', sql`${table.refunded} between 0 and ${table.amount}`)],
);

export const bankRefundsTable = pgTable(
  'bank_refunds',
  {
    ref: text().primaryKey(),
    key: text().notNull().unique(),
    paymentRef: text('payment_ref')
      .notNull()
      .references(() => bankPaymentsTable.ref),
    amount: integer().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('bank_refunds_payment').on(table.paymentRef)],
);

export interface BankEventBody {
  readonly id: string;
  readonly type: 'payment.paid' | 'payment.declined' | 'payment.cancelled' | 'refund.done';
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
  readonly createdAt: string;
}

/** Events for the shop, stored until the shop acknowledges them. */
export const bankEventsTable = pgTable(
  'bank_events',
  {
    id: text().primaryKey(),
    paymentRef: text('payment_ref').notNull(),
    body: jsonb().$type<BankEventBody>().notNull(),
    tries: integer().notNull().default(0),
    deliveredAt: instant('delivered_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('bank_events_payment').on(table.paymentRef)],
);

export const bankSwitchesTable = pgTable('bank_switches', {
  name: text().$type<BankSwitch>().primaryKey(),
  share: real().notNull(),
});
