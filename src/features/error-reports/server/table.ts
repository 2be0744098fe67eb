import { bigint, customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { ErrorState } from '../states.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One row per error group: a million equal reports are one row and a counter. */
export const errorReportsTable = pgTable(
  'error_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    fingerprint: bytea().notNull().unique(),
    errorType: text('error_type').notNull(),
    errorMessage: text('error_message').notNull(),
    /** Details, path and user agent of the newest report. */
    errorDetails: text('error_details'),
    path: text().notNull(),
    userAgent: text('user_agent'),
    count: bigint({ mode: 'number' }).notNull().default(1),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** State set by an admin. A resolved error that recurs is reopened; a muted one stays muted. */
    state: text().$type<ErrorState>().notNull().default('open'),
    stateAt: timestamp('state_at', { withTimezone: true }),
    /** When it recurred after being resolved. */
    returnedAt: timestamp('returned_at', { withTimezone: true }),
    /** Occurrences since it was last opened. */
    countSince: bigint('count_since', { mode: 'number' }).notNull().default(1),
  },
  (table) => [
    index('error_reports_last_seen').on(table.lastSeenAt.desc()),
    index('error_reports_state').on(table.state, table.lastSeenAt, table.id),
  ],
);

/** Which signed-in users met an error, so that support sees what went wrong for a customer. */
export const errorReportUsersTable = pgTable(
  'error_report_users',
  {
    reportId: integer('report_id')
      .notNull()
      .references(() => errorReportsTable.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    count: integer().notNull().default(1),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.userId] }),
    index('error_report_users_user').on(table.userId, table.lastSeenAt),
    index('error_report_users_last_seen').on(table.lastSeenAt),
  ],
);
