import { bigint, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ErrorState } from '../states.ts';

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
    /** What an admin made of it; a resolved one that comes back is open again, a muted one stays so. */
    state: text().$type<ErrorState>().notNull().default('open'),
    stateAt: timestamp('state_at', { withTimezone: true }),
    /** When it came back after it had been resolved. */
    returnedAt: timestamp('returned_at', { withTimezone: true }),
    /** How many since it was last opened. */
    countSince: bigint('count_since', { mode: 'number' }).notNull().default(1),
  },
  (table) => [
    index('error_reports_last_seen').on(table.lastSeenAt.desc()),
    index('error_reports_state').on(table.state, table.lastSeenAt, table.id),
  ],
);
