import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import type { BankReason, BankState, BankSwitch, PaymentCardBehaviour, PaymentCardBrand } from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The bank stands for somebody else's house: nothing here points at a table of ours, nor the other way round. */
export const bankPaymentCardsTable = pgTable('bank_payment_cards', {
  /** All that ever leaves the bank of a card. */
  token: text().primaryKey(),
  /** Of whoever saved it; empty until then. */
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
    /** The merchant's own: asking to open the same again gives the same payment. */
    key: text().notNull().unique(),
    /** `shop` is ours; `demo` is the page for trying, whose payments stand in no other book. */
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

/** What the bank tells the shop, until the shop says that it heard. */
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
