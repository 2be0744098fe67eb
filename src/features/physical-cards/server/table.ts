import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import { profilesTable } from '#features/profiles/server/table.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Carrier, DeliveryAddress } from '../delivery.ts';
import type { Material, PhysicalCardDesign } from '../design/design.ts';
import type { Delivery, PricedItem } from '../prices.ts';
import type { OrderEvent, OrderRole, OrderState } from '../transitions.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const cardDesignsTable = pgTable(
  'physical_card_designs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    profileId: integer('profile_id').references(() => profilesTable.id, { onDelete: 'set null' }),
    name: text().notNull(),
    design: jsonb().$type<PhysicalCardDesign>().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('physical_card_designs_owner').on(table.ownerId),
    index('physical_card_designs_profile').on(table.profileId),
  ],
);

/**
 * Card orders. They outlive the account because of their payments; the address is removed with the account. A trigger
 * rejects every state change that `transitions.ts` does not define or that has no history row.
 */
export const physicalOrdersTable = pgTable(
  'physical_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id').notNull(),
    designId: integer('design_id').references(() => cardDesignsTable.id, { onDelete: 'set null' }),
    profileId: integer('profile_id').references(() => profilesTable.id, { onDelete: 'set null' }),
    state: text().$type<OrderState>().notNull(),
    design: jsonb().$type<PhysicalCardDesign>().notNull(),
    material: text().$type<Material>().notNull(),
    quantity: integer().notNull(),
    delivery: text().$type<Delivery>().notNull(),
    /** null once the owner's account is deleted. */
    address: jsonb().$type<DeliveryAddress>(),
    /** The owner's language, for prints and emails. */
    locale: text().$type<Locale>().notNull(),
    /** The amount paid, and the payment. */
    amount: integer(),
    paymentId: integer('payment_id'),
    checkoutOrderId: integer('checkout_order_id'),
    refunded: integer().notNull().default(0),
    promisedFrom: date('promised_from', { mode: 'string' }),
    promisedTo: date('promised_to', { mode: 'string' }),
    carrier: text().$type<Carrier>(),
    trackingNumber: text('tracking_number'),
    trackingLink: text('tracking_link'),
    reason: text(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('physical_orders_owner').on(table.ownerId, table.id),
    index('physical_orders_state').on(table.state, table.id),
    index('physical_orders_material').on(table.material, table.id),
    index('physical_orders_delivery').on(table.delivery, table.id),
    index('physical_orders_search').using('gin', recipientSearchText(table)),
    index('physical_orders_phone').on(recipientPhone(table)),
    index('physical_orders_waiting').on(table.expiresAt).where(sql`${table.state} = 'pending_payment'`),
    index('physical_orders_payment').on(table.paymentId).where(sql`${table.paymentId} is not null`),
    index('physical_orders_profile').on(table.profileId),
    index('physical_orders_design').on(table.designId),
    check('physical_orders_quantity', sql`${table.quantity} between 1 and 1000`),
    check(
      'physical_orders_paid',
      sql`${table.state} in ('pending_payment', 'expired', 'cancelled') or ${table.amount} is not null`,
    ),
    check('physical_orders_sent', sql`${table.state} <> 'shipped' or ${table.carrier} is not null`),
  ],
);

/** Prices in force from an instant on; before the first of an item, the one in `prices.ts` applies. */
export const cardPricesTable = pgTable(
  'card_prices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    item: text().$type<PricedItem>().notNull(),
    /** In agorot, VAT included. */
    amount: integer().notNull(),
    effectiveFrom: instant('effective_from').notNull(),
    createdBy: integer('created_by').references(() => usersTable.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('card_prices_once').on(table.item, table.effectiveFrom),
    check('card_prices_amount', sql`${table.amount} >= 0`),
  ],
);

/** Where orders can be collected; an order stores a copy of the text. */
export const pickupPointsTable = pgTable('pickup_points', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  city: jsonb().$type<Record<Locale, string>>().notNull(),
  name: jsonb().$type<Record<Locale, string>>().notNull(),
  street: jsonb().$type<Record<Locale, string>>().notNull(),
  isHidden: boolean('is_hidden').notNull().default(false),
});

/** Searches by any word of the recipient's name. */
export function recipientSearchText({ address }: Record<'address', AnyPgColumn>): SQL {
  return sql`to_tsvector('simple', coalesce(${address} ->> 'recipient', ''))`;
}

export const recipientPhone = ({ address }: Record<'address', AnyPgColumn>): SQL => sql`(${address} ->> 'phone')`;

/** History of an order's transitions; append-only. */
export const physicalOrderEventsTable = pgTable(
  'physical_order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => physicalOrdersTable.id),
    /** `order` for the first event. */
    event: text().$type<OrderEvent | 'order'>().notNull(),
    fromState: text('from_state').$type<OrderState>(),
    toState: text('to_state').$type<OrderState>().notNull(),
    by: text().$type<OrderRole>().notNull(),
    actorId: integer('actor_id'),
    note: text(),
    at: instant('at').notNull(),
  },
  (table) => [index('physical_order_events_order').on(table.orderId, table.id)],
);
