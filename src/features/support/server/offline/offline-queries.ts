import { and, inArray, isNull, lte, max, min } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { type MessageRow, type Unread, whereUnread } from '../queries.ts';
import { supportMessagesTable as messages } from '../table.ts';

const whereWaiting = (unread: Unread) => and(whereUnread(unread), isNull(messages.mailedAt));

/** The time range of the messages that are neither read nor sent by email. */
export async function findWaiting(tx: Db, unread: Unread): Promise<{ oldest: Date; newest: Date } | undefined> {
  const [row] = await tx
    .select({ oldest: min(messages.createdAt), newest: max(messages.createdAt) })
    .from(messages)
    .where(whereWaiting(unread));
  return row?.oldest && row.newest ? { oldest: row.oldest, newest: row.newest } : undefined;
}

/** Claims the messages that have waited long enough, for one email. */
export async function claimWaiting(tx: Db, unread: Unread, before: Date, mailedAt: Date): Promise<number[]> {
  const due = tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(whereWaiting(unread), lte(messages.createdAt, before)))
    .orderBy(messages.id)
    .for('update');
  const rows = await tx
    .update(messages)
    .set({ mailedAt })
    .where(inArray(messages.id, due))
    .returning({ id: messages.id });
  return rows.map(({ id }) => id);
}

/** Those that are still unread, oldest first. */
export const listStillUnread = (db: Db, ids: readonly number[]): Promise<Pick<MessageRow, 'subject' | 'content'>[]> =>
  db
    .select({ subject: messages.subject, content: messages.content })
    .from(messages)
    .where(and(inArray(messages.id, [...ids]), isNull(messages.readAt)))
    .orderBy(messages.id);
