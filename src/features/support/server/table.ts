import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ContactTopic } from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** An owner's conversation is open while one of their tickets is; there is never more than one. */
export const supportTicketsTable = pgTable(
  'support_tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    /** The support wrote into a conversation that was closed. */
    isFromSupport: boolean('is_from_support').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    /** Empty when that admin is gone. */
    closedBy: integer('closed_by').references(() => usersTable.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('support_tickets_user').on(table.userId, table.id),
    index('support_tickets_closed_by').on(table.closedBy),
    uniqueIndex('support_tickets_one_open').on(table.userId).where(sql`${table.closedAt} is null`),
  ],
);

export const supportMessagesTable = pgTable(
  'support_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => supportTicketsTable.id, { onDelete: 'cascade' }),
    /** Whose conversation it stands in. */
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    senderId: integer('sender_id').references(() => usersTable.id, { onDelete: 'set null' }),
    isFromSupport: boolean('is_from_support').notNull(),
    /** On the message that opened a ticket, or that came as an inquiry of its own into an open one. */
    subject: text(),
    content: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** By the other side: the owner, or any admin. */
    readAt: instant('read_at'),
    /** The other side was away, and was written to by mail. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    index('support_messages_user').on(table.userId, table.id),
    index('support_messages_ticket').on(table.ticketId),
    index('support_messages_sender').on(table.senderId),
    index('support_messages_unread').on(table.userId, table.isFromSupport).where(sql`${table.readAt} is null`),
  ],
);

/** What came in by the contact page from people without an account; kept until it is surely answered. */
export const contactMessagesTable = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().$type<ContactTopic>().notNull(),
    message: text().notNull(),
    language: text().$type<Locale>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Answered, or nothing to answer. */
    doneAt: instant('done_at'),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt),
    index('contact_messages_search').using('gin', contactSearchText(table)),
    index('contact_messages_open').on(table.id).where(sql`${table.doneAt} is null`),
  ],
);

/** Any word of who wrote, and of what. */
export function contactSearchText({ name, email, message }: Record<'name' | 'email' | 'message', AnyPgColumn>): SQL {
  return sql`to_tsvector('simple', ${name} || ' ' || ${email} || ' ' || ${message})`;
}
