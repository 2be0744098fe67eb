import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { PackageType } from '#features/packages/contract.ts';
import type { MigrationOptions, MigrationStatus, OwnerSnapshot, OwnerState } from '../contract.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Migrations of owners between plans, and their progress. */
export const packageMigrationsTable = pgTable(
  'package_migrations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source: text().$type<PackageType>().notNull(),
    target: text().$type<PackageType>().notNull(),
    options: jsonb().$type<MigrationOptions>().notNull(),
    status: text().$type<MigrationStatus>().notNull(),
    total: integer().notNull(),
    createdBy: integer('created_by').references(() => usersTable.id, { onDelete: 'set null' }),
    /** Idempotency key of the request that started it. */
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [unique('package_migrations_once').on(table.createdBy, table.key)],
);

/** Recorded at creation, so that the run matches the preview. No foreign key to `users`: the report is retained. */
export const packageMigrationOwnersTable = pgTable(
  'package_migration_owners',
  {
    migrationId: integer('migration_id')
      .notNull()
      .references(() => packageMigrationsTable.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    state: text().$type<OwnerState>().notNull().default('waiting'),
    /** State before and after, for the report and for undo. */
    before: jsonb().$type<OwnerSnapshot>(),
    after: jsonb().$type<OwnerSnapshot>(),
    /** Why an owner was skipped: a value defined in `contract.ts`. */
    reason: text(),
    at: instant('at'),
  },
  (table) => [
    primaryKey({ columns: [table.migrationId, table.userId] }),
    index('package_migration_owners_state').on(table.migrationId, table.state, table.userId),
  ],
);
