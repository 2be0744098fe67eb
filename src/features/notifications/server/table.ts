import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { MailKind, NotificationKind } from '../domain.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
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
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
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
  { userId: userId(), week: date({ mode: 'string' }).notNull(), sentAt: moment('sent_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.week] })],
);
