import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { SettingKey } from '../registry.ts';

/** The settings changed by admins; for missing keys the initial value in `registry.ts` applies. */
export const settingsTable = pgTable('settings', {
  key: text().$type<SettingKey>().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  /** For optimistic locking: a stale save is rejected with the newer value. */
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  updatedBy: integer('updated_by').references(() => usersTable.id, { onDelete: 'set null' }),
});
