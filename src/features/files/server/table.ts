import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';

/** What an owner has brought. The same bytes of two owners are stored once and listed twice. */
export const filesTable = pgTable(
  'files',
  {
    id: text().notNull(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    kind: text().$type<'picture' | 'document'>().notNull(),
    /** As the owner called it. */
    name: text().notNull(),
    /** Of all kept forms together: what counts against the quota. */
    bytes: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), index('files_id').on(table.id)],
);
