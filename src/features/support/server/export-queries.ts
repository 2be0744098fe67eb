import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { supportMessagesTable as messages, supportTicketsTable as tickets } from './table.ts';

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
