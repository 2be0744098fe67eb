import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { MailAddress } from '#server-kit/mail/index.ts';
import type { MailStatus } from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Every email that was sent or tried. Goes with the account that it was sent to. */
export const mailsTable = pgTable(
  'mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The background job that sends it: its attempts are those of one email. */
    jobId: bigint('job_id', { mode: 'number' }),
    userId: integer('user_id').references(() => usersTable.id, { onDelete: 'cascade' }),
    to: text().notNull(),
    /** May be of another release; null if it has no name. */
    template: text(),
    subject: text().notNull(),
    status: text().$type<MailStatus>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    error: text(),
    messageId: text('message_id'),
    hasAttachments: boolean('has_attachments').notNull().default(false),
    /** The email that staff sent again as this one. */
    resentFrom: bigint('resent_from', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    triedAt: instant('tried_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('mails_job').on(table.jobId, table.to).where(sql`${table.jobId} is not null`),
    index('mails_user').on(table.userId),
    index('mails_to').on(sql`lower(${table.to})`, table.id),
    index('mails_status').on(table.status, table.id),
    index('mails_template').on(table.template, table.id),
    index('mails_created').on(table.createdAt),
    index('mails_search').using('gin', mailSearchVector(table)),
  ],
);

export function mailSearchVector({ to, subject }: Record<'to' | 'subject', AnyPgColumn>): SQL {
  return sql`to_tsvector('simple', ${to} || ' ' || ${subject})`;
}

export interface StoredContent {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly fromName?: string;
  readonly replyTo?: MailAddress;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whose token belongs where the mark stands. */
  readonly unsubscribeKind?: string;
}

/** For a month, what the email says; never of one that holds a secret. */
export const mailContentsTable = pgTable(
  'mail_contents',
  {
    mailId: bigint('mail_id', { mode: 'number' })
      .primaryKey()
      .references(() => mailsTable.id, { onDelete: 'cascade' }),
    content: jsonb().$type<StoredContent>().notNull(),
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [index('mail_contents_stored').on(table.storedAt)],
);
