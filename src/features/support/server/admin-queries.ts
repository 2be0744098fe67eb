import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { integerMax } from '#base/schemas.ts';
import { ownerColumns, ownerMatches, ownerOf } from '#features/accounts/server/index.ts';
import { type Db, firstRow, onlyRow } from '#server-kit/db/database.ts';
import {
  type Keyset,
  type ListReader,
  type PageClauses,
  rowsOf,
  searchCondition,
  textSearchQuery,
} from '#server-kit/db/keyset.ts';
import type { ContactFilter, ConversationFilter } from '../admin-contract.ts';
import { isLast, unreadOf } from './queries.ts';
import {
  contactSearchText,
  contactMessagesTable as contacts,
  supportMessagesTable as messages,
  supportTicketsTable as tickets,
} from './table.ts';

const numberIn = (q: string): number | undefined => (/^#?\d{1,10}$/.test(q) ? Number(q.replace('#', '')) : undefined);

const states: Readonly<Record<NonNullable<ConversationFilter['state']>, SQL | undefined>> = {
  open: isNull(tickets.closedAt),
  closed: isNotNull(tickets.closedAt),
  // Looked up by its own index: most of the time nothing is unread, and a scan of all conversations would find that out.
  unread: sql`${messages.userId} = any(array(
    select unread.user_id from support_messages unread where unread.read_at is null and not unread.is_from_support))`,
};

async function ownerFits(db: Db, { user, q }: ConversationFilter): Promise<SQL | undefined> {
  const id = user ?? (q ? numberIn(q) : undefined);
  if (id !== undefined) return id <= integerMax ? eq(messages.userId, id) : sql`false`;
  return q ? ownerMatches(db, messages.userId, q) : undefined;
}

/** Most recent message first. */
export const conversationsSource = {
  keyset: (): Keyset => ({ columns: [{ column: messages.id, type: 'bigint' }], direction: 'desc' }),
  filterCondition: async ({ db }: ListReader, filter: ConversationFilter) =>
    and(isLast, filter.state && states[filter.state], await ownerFits(db, filter)),
  rows: (db: Db, { cursor, where, orderBy, limit }: PageClauses) =>
    db
      .select({
        cursor,
        lastMessageId: messages.id,
        content: messages.content,
        isFromSupport: messages.isFromSupport,
        lastAt: messages.createdAt,
        subject: tickets.subject,
        closedAt: tickets.closedAt,
        ownerId: ownerColumns.id,
        username: ownerColumns.username,
        displayName: ownerColumns.displayName,
        email: ownerColumns.email,
        unread: sql<number>`(select count(*)::int ${unreadOf})`,
      })
      .from(messages)
      .innerJoin(tickets, eq(tickets.id, messages.ticketId))
      .innerJoin(...ownerOf(messages.userId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
};
export type ConversationRow = Awaited<ReturnType<typeof conversationsSource.rows>>[number];

async function contactFits(db: Db, q: string | undefined): Promise<SQL | undefined> {
  if (!q) return undefined;
  const id = numberIn(q);
  if (id !== undefined && id <= integerMax) return eq(contacts.id, id);
  const query = textSearchQuery(q);
  if (!query) return sql`false`;
  return searchCondition(db, contacts, contacts.id, sql`${contactSearchText(contacts)} @@ ${query}`);
}

const contactStates = { open: isNull(contacts.doneAt), done: isNotNull(contacts.doneAt) } as const;

export const contactsSource = {
  keyset: (): Keyset => ({ columns: [{ column: contacts.id, type: 'bigint' }], direction: 'desc' }),
  filterCondition: async ({ db }: ListReader, { state, q }: ContactFilter) =>
    and(state && contactStates[state], await contactFits(db, q)),
  rows: rowsOf('contact', contacts),
};
export type ContactRow = typeof contacts.$inferSelect;

/** Locks the row until the transaction ends. */
export const lockContact = (tx: Db, id: number): Promise<ContactRow | undefined> =>
  firstRow(tx.select().from(contacts).where(eq(contacts.id, id)).for('update'));

export const setContactDone = (tx: Db, id: number, doneAt: Date | null): Promise<ContactRow> =>
  onlyRow(tx.update(contacts).set({ doneAt }).where(eq(contacts.id, id)).returning());
