import { bigint, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One row a kind of error: a million equal reports are one row and a counter. */
export const errorReportsTable = pgTable(
  'error_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    fingerprint: bytea().notNull().unique(),
    errorType: text('error_type').notNull(),
    errorMessage: text('error_message').notNull(),
    /** Details, path and agent of the newest report. */
    errorDetails: text('error_details'),
    path: text().notNull(),
    userAgent: text('user_agent'),
    count: bigint({ mode: 'number' }).notNull().default(1),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('error_reports_last_seen').on(table.lastSeenAt.desc())],
);
