import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { pick } from '#base/pick.ts';
import { mayStaff, type StaffRole } from '#base/staff-roles.ts';
import { ownerColumns, ownerName, ownerOf } from '#features/accounts/server/index.ts';
import { type Db, firstRow, onlyRow } from '#server-kit/db/database.ts';
import { lockRowInTransaction } from '#server-kit/db/locks.ts';
import { supportLimits } from '../domain.ts';
import {
  supportMessagesTable as messages,
  supportReadsTable as reads,
  supportTicketsTable as tickets,
} from './table.ts';

export type TicketRow = typeof tickets.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** Serializes writes in a conversation: never a second open ticket, and no message is added to a closed one. */
export async function lockConversation(tx: Db, ownerId: number): Promise<void> {
  await lockRowInTransaction(tx, 'conversation', ownerId);
}

/** Only the newest ticket can be open. */
export const findNewestTicket = (db: Db, ownerId: number): Promise<TicketRow | undefined> =>
  firstRow(db.select().from(tickets).where(eq(tickets.userId, ownerId)).orderBy(desc(tickets.id)).limit(1));

export const insertTicket = (tx: Db, values: typeof tickets.$inferInsert): Promise<TicketRow> =>
  onlyRow(tx.insert(tickets).values(values).returning());

export async function setClosed(tx: Db, id: number, closedAt: Date | null, closedBy: number | null): Promise<void> {
  await tx.update(tickets).set({ closedAt, closedBy }).where(eq(tickets.id, id));
}

export async function findOwnerOf(db: Db, messageId: number): Promise<number | undefined> {
  const [row] = await db.select({ userId: messages.userId }).from(messages).where(eq(messages.id, messageId));
  return row?.userId;
}

const ownerNames = pick(ownerColumns, 'username', 'displayName');

const selectMessages = (db: Db) =>
  db
    .select({ message: messages, ...ownerNames, senderName: ownerName(messages.senderId), closedAt: tickets.closedAt })
    .from(messages)
    .innerJoin(tickets, eq(tickets.id, messages.ticketId))
    .innerJoin(...ownerOf(messages.userId));
/** A message joined with data from its conversation. */
export type VisibleMessage = Awaited<ReturnType<typeof selectMessages>>[number];

export async function insertMessage(tx: Db, values: typeof messages.$inferInsert): Promise<VisibleMessage> {
  const { id } = await onlyRow(tx.insert(messages).values(values).returning({ id: messages.id }));
  return onlyRow(selectMessages(tx).where(eq(messages.id, id)));
}

/** Messages of one owner's conversation, newest first. */
export const listMessages = (
  db: Db,
  { ownerId, isOpen = false }: { readonly ownerId: number; readonly isOpen?: boolean },
  before: number | undefined,
): Promise<VisibleMessage[]> =>
  selectMessages(db)
    .where(
      and(
        eq(messages.userId, ownerId),
        isOpen ? isNull(tickets.closedAt) : undefined,
        before === undefined ? undefined : lt(messages.id, before),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(supportLimits.pageSize);

/** A conversation is ordered by its last message. */
export const isLast = sql`not exists (
  select 1 from support_messages later where later.user_id = ${messages.userId} and later.id > ${messages.id})`;

/** What one admin has not read of open tickets: whatever was closed needs no reading. */
export const unreadBy = (adminId: number, conversation: SQL = sql`true`) => sql`from support_messages unread
  join support_tickets ticket on ticket.id = unread.ticket_id and ticket.closed_at is null
  left join support_reads mark on mark.admin_id = ${adminId} and mark.user_id = unread.user_id
  where not unread.is_from_support and unread.id > coalesce(mark.up_to, 0) and ${conversation}`;

const isAllClosed = sql<boolean>`not exists (
  select 1 from support_tickets open where open.user_id = ${messages.userId} and open.closed_at is null)`;

/** The last message of every conversation, newest first, as one admin sees them. */
export const listLastMessages = (db: Db, adminId: number, before: number | undefined) =>
  db
    .select({
      message: messages,
      ...ownerNames,
      senderName: ownerName(messages.senderId),
      closedAt: tickets.closedAt,
      unread: sql<number>`(select count(*)::int ${unreadBy(adminId, sql`unread.user_id = ${messages.userId}`)})`,
      isClosed: isAllClosed,
      firstId: sql<number>`(select min(first.id)::int from support_messages first where first.user_id = ${messages.userId})`,
    })
    .from(messages)
    .innerJoin(tickets, eq(tickets.id, messages.ticketId))
    .innerJoin(...ownerOf(messages.userId))
    .where(and(isLast, before === undefined ? undefined : lt(messages.id, before)))
    .orderBy(desc(messages.id))
    .limit(supportLimits.pageSize);

/** Selects messages written by one side and not yet read by the other. */
export interface Unread {
  readonly to: 'owner' | 'support';
  readonly ownerId?: number | undefined;
}

export const whereUnread = ({ to, ownerId }: Unread) =>
  and(
    isNull(messages.readAt),
    eq(messages.isFromSupport, to === 'owner'),
    ownerId === undefined ? undefined : eq(messages.userId, ownerId),
  );

/** Locks in id order: concurrent calls wait instead of deadlocking. Returns the owners of affected conversations. */
export async function markRead(tx: Db, unread: Unread, readAt: Date): Promise<number[]> {
  const unreadIds = tx
    .select({ id: messages.id })
    .from(messages)
    .where(whereUnread(unread))
    .orderBy(messages.id)
    .for('update');
  const rows = await tx
    .update(messages)
    .set({ readAt })
    .where(inArray(messages.id, unreadIds))
    .returning({ userId: messages.userId });
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** ID of the last message that an admin read in a conversation. */
export async function findReadMark(db: Db, adminId: number, userId: number): Promise<number> {
  const ofConversation = and(eq(reads.adminId, adminId), eq(reads.userId, userId));
  return (await firstRow(db.select({ upTo: reads.upTo }).from(reads).where(ofConversation)))?.upTo ?? 0;
}

/** Moves an admin's marks to the end of one conversation, or of all. Returns whether anything was unread. */
export async function moveReadMarks(tx: Db, adminId: number, userId?: number): Promise<boolean> {
  const unread = unreadBy(adminId, userId === undefined ? undefined : sql`unread.user_id = ${userId}`);
  const { rowCount } = await tx.execute(sql`insert into support_reads (admin_id, user_id, up_to)
    select ${adminId}::int, unread.user_id, max(unread.id) ${unread} group by unread.user_id order by unread.user_id
    on conflict (admin_id, user_id) do update set up_to = greatest(support_reads.up_to, excluded.up_to)`);
  return (rowCount ?? 0) > 0;
}

/** Counts what `read-all` would mark: for an admin, messages from owners; for everyone, support's messages to them. */
export async function countUnread(db: Db, userId: number, staffRole: StaffRole | null): Promise<number> {
  const toOwner = await db.$count(messages, whereUnread({ to: 'owner', ownerId: userId }));
  if (!mayStaff(staffRole, 'desk', 'write')) return toOwner;
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${unreadBy(userId)}`);
  return toOwner + (rows[0]?.count ?? 0);
}

export const listTickets = (db: Db, userId: number) =>
  db
    .select({
      id: tickets.id,
      subject: tickets.subject,
      isFromSupport: tickets.isFromSupport,
      createdAt: tickets.createdAt,
      closedAt: tickets.closedAt,
    })
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(asc(tickets.id));

export const listStoredMessages = (db: Db, userId: number) =>
  db
    .select({
      id: messages.id,
      ticketId: messages.ticketId,
      subject: messages.subject,
      content: messages.content,
      isFromSupport: messages.isFromSupport,
      createdAt: messages.createdAt,
      readAt: messages.readAt,
    })
    .from(messages)
    .where(eq(messages.userId, userId))
    .orderBy(asc(messages.id));
