import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Material } from '#features/physical-cards/design/design.ts';
import { physicalOrdersTable } from '#features/physical-cards/server/table.ts';
import type { MovementKind } from '../domain.ts';

/** The sum of the movements of each material, and when to tell that it is low. No row is a stock of none. */
export const cardStockTable = pgTable('card_stock', {
  material: text().$type<Material>().primaryKey(),
  /** Below zero if more was used than was ever entered. */
  balance: integer().notNull().default(0),
  threshold: integer(),
  /** Where and how many to order. */
  reorderNote: text('reorder_note').notNull().default(''),
});

/** Append-only, by triggers. */
export const stockMovementsTable = pgTable(
  'card_stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    material: text().$type<Material>().notNull(),
    kind: text().$type<MovementKind>().notNull(),
    /** Negative when cards leave. */
    quantity: integer().notNull(),
    /** Afterwards. */
    balance: integer().notNull(),
    note: text().notNull().default(''),
    /** Of used cards. */
    orderId: integer('order_id').references(() => physicalOrdersTable.id),
    /** Outlives the account, as a row never changes. */
    actorId: integer('actor_id'),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('card_stock_movements_material').on(table.material, table.id),
    // An order takes its cards once.
    uniqueIndex('card_stock_movements_order').on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
);
