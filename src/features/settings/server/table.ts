import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { SettingKey } from '../registry.ts';

/** What an admin has set; what is not here is as `registry.ts` says. */
export const settingsTable = pgTable('settings', {
  key: text().$type<SettingKey>().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  /** A save that did not see the newest loses nothing: it is refused with it. */
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  updatedBy: integer('updated_by').references(() => usersTable.id, { onDelete: 'set null' }),
});
