import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { BroadcastAudience, BroadcastContent, BroadcastKind, BroadcastStatus } from '../broadcast.ts';
import type { MailKind, NotificationKind } from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => usersTable.id, { onDelete: 'cascade' });

export const notificationsTable = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    kind: text().$type<NotificationKind>().notNull(),
    /**
     * Text key of `notifications/texts.ts` and its placeholder values; the reader's language is known only on reading.
     */
    message: text().notNull(),
    values: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
    link: text(),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('notifications_user').on(table.userId, table.id)],
);

/** Contains only explicit choices of the owner. */
export const mailChoicesTable = pgTable(
  'mail_choices',
  { userId: userId(), kind: text().$type<MailKind>().notNull(), isOn: boolean('is_on').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Sent weekly summaries, so that none is sent twice. */
export const weeklyMailsTable = pgTable(
  'weekly_mails',
  { userId: userId(), week: date({ mode: 'string' }).notNull(), sentAt: instant('sent_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.week] })],
);

/** A message from the operator to many owners, and its progress. */
export const broadcastsTable = pgTable(
  'broadcasts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<BroadcastKind>().notNull().default('marketing'),
    texts: jsonb().$type<BroadcastContent>().notNull(),
    link: text(),
    audience: jsonb().$type<BroadcastAudience>().notNull(),
    status: text().$type<BroadcastStatus>().notNull().default('draft'),
    /** Number of recipients when sending started. */
    total: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    /** How many of them were also sent an email; unknown of broadcasts from before this was counted. */
    mails: integer(),
    /** The last recipient; recipients are processed in order of ID. */
    lastUserId: integer('last_user_id').notNull().default(0),
    createdBy: integer('created_by').references(() => usersTable.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    sendAt: instant('send_at'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [index('broadcasts_created_by').on(table.createdBy)],
);
