import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who of us changed what, when and from where. Rows are only ever added: the migration's trigger lets nobody change or
 * delete one. Nothing points at `users`, as a line outlives whoever it tells of.
 */
export const auditTable = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Empty for the command line. */
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
    // Who did it and to what, by any of their words.
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
