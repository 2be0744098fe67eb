import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { AuditActor } from '#server-kit/audit/index.ts';
import type { BulkAction } from '../contract.ts';
import type { BulkTarget, ItemReason, ItemState } from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Actions on many rows, and their progress. */
export const bulkRunsTable = pgTable(
  'bulk_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    target: text().$type<BulkTarget>().notNull(),
    action: jsonb().$type<BulkAction>().notNull(),
    total: integer().notNull(),
    createdBy: integer('created_by').references(() => usersTable.id, { onDelete: 'set null' }),
    /** As the audit log names whoever started it. */
    actor: jsonb().$type<AuditActor>().notNull(),
    /** Idempotency key of the request that started it. */
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [unique('bulk_runs_once').on(table.createdBy, table.key), index('bulk_runs_created').on(table.createdAt)],
);

/** No foreign key to what is changed: the report says that a row is gone. */
export const bulkItemsTable = pgTable(
  'bulk_items',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => bulkRunsTable.id, { onDelete: 'cascade' }),
    targetId: integer('target_id').notNull(),
    state: text().$type<ItemState>().notNull().default('waiting'),
    reason: text().$type<ItemReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.targetId] }),
    index('bulk_items_state').on(table.runId, table.state, table.targetId),
  ],
);
