import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Locale } from '#i18n/locale.ts';
import type { Allowances, PackageType } from '../contract.ts';

/** What a card says in one language. */
export interface PackageWords {
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly benefits: readonly string[];
}

export const packagesTable = pgTable('packages', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  packageType: text('package_type').$type<PackageType>().notNull().unique(),
  words: jsonb().$type<Record<Locale, PackageWords>>().notNull(),
  /** Agorot, VAT included. */
  monthlyPrice: integer('monthly_price').notNull(),
  yearlyPrice: integer('yearly_price').notNull(),
  allowances: jsonb().$type<Allowances>().notNull(),
  isPopular: boolean('is_popular').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  showAtHome: boolean('show_at_home').notNull().default(true),
  sortOrder: integer('sort_order').notNull().default(0),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
