import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Locale } from '#i18n/locale.ts';
import type { Entitlements, PackageType } from '../contract.ts';

/** Texts of a price card in one language. */
export interface PackageTexts {
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly benefits: readonly string[];
}

export const packagesTable = pgTable('packages', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  packageType: text('package_type').$type<PackageType>().notNull().unique(),
  texts: jsonb().$type<Record<Locale, PackageTexts>>().notNull(),
  /** In agorot, VAT included. */
  monthlyPrice: integer('monthly_price').notNull(),
  yearlyPrice: integer('yearly_price').notNull(),
  entitlements: jsonb().$type<Entitlements>().notNull(),
  isPopular: boolean('is_popular').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  showAtHome: boolean('show_at_home').notNull().default(true),
  sortOrder: integer('sort_order').notNull().default(0),
  /** Version for optimistic locking: a save based on an outdated one is rejected. */
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Prices in force from an instant on; before the first of them, the plan's own apply. */
export const packagePricesTable = pgTable(
  'package_prices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    packageId: integer('package_id')
      .notNull()
      .references(() => packagesTable.id, { onDelete: 'cascade' }),
    /** In agorot, VAT included. */
    monthlyPrice: integer('monthly_price').notNull(),
    yearlyPrice: integer('yearly_price').notNull(),
    effectiveFrom: timestamp('effective_from', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('package_prices_once').on(table.packageId, table.effectiveFrom),
    check('package_prices_amounts', sql`${table.monthlyPrice} >= 0 and ${table.yearlyPrice} >= 0`),
  ],
);
