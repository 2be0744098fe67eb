import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ContactTopic } from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** An owner's conversation is open while one of their tickets is open; there is at most one open ticket. */
export const supportTicketsTable = pgTable(
  'support_tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    /** True if support opened this ticket by writing into a closed conversation. */
    isFromSupport: boolean('is_from_support').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    /** Null if that admin was deleted. */
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
    /** The owner of the conversation. */
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    senderId: integer('sender_id').references(() => usersTable.id, { onDelete: 'set null' }),
    isFromSupport: boolean('is_from_support').notNull(),
    /** Set on the message that opened a ticket, and on a separate inquiry sent into an open ticket. */
    subject: text(),
    content: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the other side read it: the owner, or the first admin who opened the conversation. */
    readAt: instant('read_at'),
    /** When the other side was notified by email because they were offline. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    index('support_messages_user').on(table.userId, table.id),
    index('support_messages_ticket').on(table.ticketId),
    index('support_messages_sender').on(table.senderId),
    index('support_messages_unread').on(table.userId, table.isFromSupport).where(sql`${table.readAt} is null`),
    index('support_messages_search').using('gin', messageSearchText(table)),
  ],
);

/** Full-text search over a message: the parser leaves out the tags. */
export function messageSearchText({ content }: Record<'content', AnyPgColumn>): SQL {
  return sql`to_tsvector('simple', ${content})`;
}

/** How far each admin has read each conversation: what one admin reads stays unread for the others. */
export const supportReadsTable = pgTable(
  'support_reads',
  {
    adminId: integer('admin_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** The owner of the conversation. */
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** ID of the last message read. */
    upTo: integer('up_to').notNull(),
  },
  (table) => [primaryKey({ columns: [table.adminId, table.userId] }), index('support_reads_user').on(table.userId)],
);

/** Contact form messages from visitors without an account; retained until they have certainly been answered. */
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
    /** Set once answered, or if no answer is needed. */
    doneAt: instant('done_at'),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt),
    index('contact_messages_search').using('gin', contactSearchText(table)),
    index('contact_messages_open').on(table.id).where(sql`${table.doneAt} is null`),
  ],
);

/** Full-text search over name, email and message. */
export function contactSearchText({ name, email, message }: Record<'name' | 'email' | 'message', AnyPgColumn>): SQL {
  return sql`to_tsvector('simple', ${name} || ' ' || ${email} || ' ' || ${message})`;
}

/** Which visitors' messages each admin has opened. */
export const contactReadsTable = pgTable(
  'contact_reads',
  {
    adminId: integer('admin_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    contactId: integer('contact_id')
      .notNull()
      .references(() => contactMessagesTable.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.adminId, table.contactId] }),
    index('contact_reads_contact').on(table.contactId),
  ],
);

/** What support answered a visitor without an account, by mail. */
export const contactAnswersTable = pgTable(
  'contact_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contactId: integer('contact_id')
      .notNull()
      .references(() => contactMessagesTable.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => usersTable.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the mail server accepted it; null while it waits. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    index('contact_answers_contact').on(table.contactId, table.id),
    index('contact_answers_author').on(table.authorId),
  ],
);

/** One entry of the desk: the conversation of an owner, or the message of a visitor without an account. */
export const deskConversationsTable = pgTable(
  'desk_conversations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').references(() => usersTable.id, { onDelete: 'cascade' }),
    contactId: integer('contact_id').references(() => contactMessagesTable.id, { onDelete: 'cascade' }),
    assigneeId: integer('assignee_id').references(() => usersTable.id, { onDelete: 'set null' }),
    lastAt: instant('last_at').notNull(),
    /** Since when the customer waits for an answer; null after one. */
    waitingSince: instant('waiting_since'),
    snoozedUntil: instant('snoozed_until'),
    closedAt: instant('closed_at'),
    /** The place in the list: who waits longest comes first, then who wrote last. */
    position: bigint({ mode: 'number' }).notNull(),
    /** The conversation of the account that this visitor turned out to have. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => deskConversationsTable.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    check('desk_conversations_of_one', sql`num_nonnulls(${table.userId}, ${table.contactId}) = 1`),
    uniqueIndex('desk_conversations_user').on(table.userId),
    uniqueIndex('desk_conversations_contact').on(table.contactId),
    index('desk_conversations_open')
      .on(table.position, table.id)
      .where(sql`${table.closedAt} is null and ${table.snoozedUntil} is null`),
    index('desk_conversations_closed').on(table.position, table.id).where(sql`${table.closedAt} is not null`),
    index('desk_conversations_snoozed').on(table.position, table.id).where(sql`${table.snoozedUntil} is not null`),
    index('desk_conversations_assignee').on(table.assigneeId, table.position, table.id),
    index('desk_conversations_merged').on(table.mergedInto),
  ],
);

/** What staff write to each other beside a conversation; the customer never sees it. */
export const deskNotesTable = pgTable(
  'desk_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => deskConversationsTable.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => usersTable.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('desk_notes_conversation').on(table.conversationId, table.id),
    index('desk_notes_author').on(table.authorId),
  ],
);

/** Answers that staff write once and use often. */
export const cannedRepliesTable = pgTable('canned_replies', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  text: text().notNull(),
  createdAt: instant('created_at').notNull(),
});
