import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { PackageType } from '#features/packages/contract.ts';
import type { CouponScope, CouponType, DiscountKind, RedemptionState } from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Never deleted: stopped ones still name what orders were discounted by. */
export const couponsTable = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** As `codeOf` writes it. */
    code: text().notNull(),
    note: text().notNull(),
    discountKind: text('discount_kind').$type<DiscountKind>().notNull(),
    /** Whole percent, or agorot. */
    discountValue: integer('discount_value').notNull(),
    scope: text().$type<CouponScope>().notNull(),
    /** Empty for all packages. */
    packages: text().array().$type<PackageType[]>().notNull(),
    /** Days in Israel, both included. */
    validFrom: date('valid_from'),
    validUntil: date('valid_until'),
    maxUses: integer('max_uses'),
    maxPerOwner: integer('max_per_owner').notNull(),
    minAmount: integer('min_amount'),
    isFirstPurchaseOnly: boolean('is_first_purchase_only').notNull(),
    /** Redemptions that are reserved or redeemed. Changes only under the row's lock. */
    used: integer().notNull().default(0),
    stoppedAt: instant('stopped_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('coupons_code').on(table.code),
    check('coupons_used', sql`${table.used} >= 0 and (${table.maxUses} is null or ${table.used} <= ${table.maxUses})`),
  ],
);

/** One use by one order. Outlives the account, as its order does. */
export const couponRedemptionsTable = pgTable(
  'coupon_redemptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => couponsTable.id),
    userId: integer('user_id').notNull(),
    orderId: integer('order_id').notNull(),
    paymentId: integer('payment_id').notNull(),
    type: text().$type<CouponType>().notNull(),
    discount: integer().notNull(),
    /** What the order cost with it. */
    amount: integer().notNull(),
    state: text().$type<RedemptionState>().notNull().default('reserved'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('coupon_redemptions_order').on(table.orderId),
    index('coupon_redemptions_coupon').on(table.couponId, table.id),
    index('coupon_redemptions_owner').on(table.userId, table.couponId).where(sql`${table.state} <> 'released'`),
  ],
);
