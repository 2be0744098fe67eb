import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Which admin changed what, when and from where. Append-only: a trigger in the migration rejects updates and deletes.
 * No foreign key to `users`, because an entry outlives the account.
 */
export const auditTable = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null for the command line. */
    actorId: integer('actor_id'),
    actorName: text('actor_name').notNull(),
    /** `users.suspend`. */
    action: text().notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_target').on(table.targetKind, table.targetId, table.id),
    index('audit_log_section').on(sectionOf(table.action), table.id),
    // Full-text search over actor and target.
    index('audit_log_search').using('gin', auditSearchVector(table)),
    index('audit_log_at').on(table.at, table.id),
  ],
);

/** The feature of an action: `users` of `users.suspend`. */
export function sectionOf(action: AnyPgColumn): SQL {
  return sql`split_part(${action}, '.', 1)`;
}

export function auditSearchVector({ actorName, targetId }: Record<'actorName' | 'targetId', AnyPgColumn>): SQL {
  return sql`to_tsvector('simple', ${actorName} || ' ' || ${targetId})`;
}
