import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { InvoiceLine } from '#features/invoices/domain.ts';
import type { OrderStatus, SaleType } from '../contract.ts';
import type { OrderDetails } from './sellers.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One press of "pay". Outlives the account, as its payment does. */
export const ordersTable = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    /** The browser's own, made before the first try: the same again is the same order. */
    key: text().notNull(),
    /** Of what was asked under the key, so that one key never stands for two wishes. */
    bodyHash: text('body_hash').notNull(),
    type: text().$type<SaleType>().notNull(),
    itemId: integer('item_id').notNull(),
    /** What can be sold once, by its seller's name for it: an owner has one open order for it at a time. */
    soldOnceKey: text('sold_once_key').notNull(),
    details: jsonb().$type<OrderDetails>().notNull(),
    lines: jsonb().$type<readonly InvoiceLine[]>().notNull(),
    amount: integer().notNull(),
    currency: text().$type<'ILS'>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    paymentId: integer('payment_id'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('orders_key').on(table.userId, table.key),
    index('orders_user').on(table.userId, table.id),
    index('orders_waiting').on(table.createdAt).where(sql`${table.status} in ('processing', 'challenge')`),
    uniqueIndex('orders_one_open')
      .on(table.userId, table.soldOnceKey)
      .where(sql`${table.status} in ('processing', 'challenge')`),
  ],
);
