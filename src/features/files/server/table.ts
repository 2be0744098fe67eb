import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';

/** Files uploaded by owners. Equal bytes of two owners are stored once and listed twice. */
export const filesTable = pgTable(
  'files',
  {
    id: text().notNull(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    kind: text().$type<'picture' | 'document'>().notNull(),
    /** The owner's file name. */
    name: text().notNull(),
    /** Total size of all stored variants, which counts against the quota. */
    bytes: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), index('files_id').on(table.id)],
);
