import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import { profilesTable } from '#features/profiles/server/table.ts';
import type { CaseReason, CaseState } from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One row per profile and decision: later reports of an undecided profile join its open case. */
export const moderationCasesTable = pgTable(
  'moderation_cases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profilesTable.id, { onDelete: 'cascade' }),
    state: text().$type<CaseState>().notNull().default('open'),
    reports: integer().notNull().default(1),
    openedAt: instant('opened_at').notNull(),
    lastReportAt: instant('last_report_at').notNull(),
    closedAt: instant('closed_at'),
    closedBy: integer('closed_by').references(() => usersTable.id, { onDelete: 'set null' }),
    /** Why it was decided so: for a suspension, what the owner was told. */
    note: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('moderation_cases_open').on(table.profileId).where(sql`${table.state} = 'open'`),
    index('moderation_cases_profile').on(table.profileId),
    index('moderation_cases_last_report').on(table.lastReportAt, table.id),
    index('moderation_cases_state').on(table.state, table.lastReportAt, table.id),
  ],
);

export const profileReportsTable = pgTable(
  'profile_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer('case_id')
      .notNull()
      .references(() => moderationCasesTable.id, { onDelete: 'cascade' }),
    reason: text().$type<CaseReason>().notNull(),
    /** The visitor's words, or the protected name that was found. */
    details: text().notNull(),
    email: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('profile_reports_case').on(table.caseId)],
);
