import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { BroadcastAudience, BroadcastContent, BroadcastStatus } from '../broadcast.ts';
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
    /** A text of `notifications/texts.ts`, and what stands in its gaps; the reader's language is known only later. */
    message: text().notNull(),
    values: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
    link: text(),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('notifications_user').on(table.userId, table.id)],
);

/** Only what an owner chose themselves. */
export const mailChoicesTable = pgTable(
  'mail_choices',
  { userId: userId(), kind: text().$type<MailKind>().notNull(), isOn: boolean('is_on').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Weekly summaries that were sent, so that none is sent twice. */
export const weeklyMailsTable = pgTable(
  'weekly_mails',
  { userId: userId(), week: date({ mode: 'string' }).notNull(), sentAt: instant('sent_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.week] })],
);

/** One word of ours to many owners, and how far it has got. */
export const broadcastsTable = pgTable(
  'broadcasts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    texts: jsonb().$type<BroadcastContent>().notNull(),
    link: text(),
    audience: jsonb().$type<BroadcastAudience>().notNull(),
    status: text().$type<BroadcastStatus>().notNull().default('draft'),
    /** How many it was meant for when it was sent. */
    total: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    /** The owner that it got to last: they are told in the order of their numbers. */
    lastUserId: integer('last_user_id').notNull().default(0),
    createdBy: integer('created_by').references(() => usersTable.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [index('broadcasts_created_by').on(table.createdBy)],
);
