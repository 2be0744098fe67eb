import type { SupportMessage } from '../contract.ts';
import type { TicketRow, VisibleMessage } from './queries.ts';

/** Maps field by field so that a new column is never exposed by accident. */
export const presentMessage = ({ message, username, closedAt }: VisibleMessage): SupportMessage => ({
  id: message.id,
  userId: message.userId,
  senderId: message.senderId,
  username,
  content: message.content,
  isRead: message.readAt !== null,
  isClosed: closedAt !== null,
  createdAt: message.createdAt.toISOString(),
  isFromSupport: message.isFromSupport,
  ticketId: message.ticketId,
  subject: message.subject,
});

export const presentTicket = ({ id, subject, closedAt, createdAt }: TicketRow) => ({
  id,
  subject,
  isClosed: closedAt !== null,
  createdAt: createdAt.toISOString(),
});
