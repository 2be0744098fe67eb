import { AppError, orNotFound } from '#base/app-error.ts';
import { mayStaff } from '#base/staff-roles.ts';
import { translator } from '#i18n/translator.ts';
import { type AuditWriter, changesOf } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { SupportMessage } from '../contract.ts';
import { supportTexts } from '../texts.ts';
import { cleaned, sanitizedHtml, withoutInvisible } from './messages/safe-html.ts';
import { notifyOfReply, publishMessages } from './notify.ts';
import { waitForReader } from './offline/offline.ts';
import * as queries from './queries.ts';

/** Maps field by field so that a new column is never exposed by accident. */
export const presentMessage = ({
  message,
  username,
  displayName,
  closedAt,
}: queries.VisibleMessage): SupportMessage => ({
  id: message.id,
  userId: message.userId,
  senderId: message.senderId,
  username,
  displayName,
  content: message.content,
  isRead: message.readAt !== null,
  isClosed: closedAt !== null,
  createdAt: message.createdAt.toISOString(),
  isFromSupport: message.isFromSupport,
  ticketId: message.ticketId,
  subject: message.subject,
});

/** What staff see besides: an owner hears from the support, whoever of the staff it is. */
export function presentToStaff(row: queries.VisibleMessage): SupportMessage {
  const { isFromSupport, senderId, userId } = row.message;
  const message = presentMessage(row);
  if (!isFromSupport) return message;
  // An automatic reply stands under the owner's own name.
  const isByStaff = senderId !== null && senderId !== userId;
  return { ...message, author: isByStaff ? { id: senderId, name: row.senderName ?? '' } : null };
}

const presentTicket = ({ id, subject, closedAt, createdAt }: queries.TicketRow) => ({
  id,
  subject,
  isClosed: closedAt !== null,
  createdAt: createdAt.toISOString(),
});

export type SupportCall = Services & { readonly user: Pick<Identity, 'id' | 'staffRole' | 'hasSession'> };

/** A call by support staff; their actions are audited. */
export type AuditedCall = SupportCall & { readonly audit: AuditWriter };

/** Requires a session: an API token alone does not grant admin actions. */
export const isSupport = ({ staffRole, hasSession }: SupportCall['user']): boolean =>
  hasSession && mayStaff(staffRole, 'desk', 'write');

/** Admins read this text, so it is in Hebrew regardless of the author's language. */
const inHebrew = translator(supportTexts, 'he');

/** Support alone can choose a recipient: an owner always writes into their own conversation, whatever is sent. */
export async function sendMessage(
  call: AuditedCall,
  { recipientId, content }: { readonly recipientId: number | null; readonly content: string },
): Promise<SupportMessage> {
  const html = sanitizedHtml(content);
  return isSupport(call.user) ? answerOwner(call, recipientId, html) : writeToSupport(call, html);
}

const writeToSupport = (call: SupportCall, content: string): Promise<SupportMessage> =>
  call.db.transaction(async (tx) => {
    const ownerId = call.user.id;
    await queries.lockConversation(tx, ownerId);
    const newest = await queries.findNewestTicket(tx, ownerId);
    if (newest?.closedAt)
      throw new AppError('conflict', { message: 'support.closed', details: { reason: 'conversation_closed' } });
    const subject = newest ? null : inHebrew('support.subject.plain');
    const ticket = newest ?? (await openTicket(call, tx, ownerId, inHebrew('support.subject.plain'), false));
    return write(call, tx, ticket, { senderId: ownerId, isFromSupport: false, subject, content });
  });

/** Also works on a closed conversation, which it reopens. */
async function answerOwner(call: AuditedCall, recipientId: number | null, content: string): Promise<SupportMessage> {
  if (recipientId === null) throw new AppError('invalid_input', { fields: { recipientId: 'support.recipient' } });
  return call.db.transaction(async (tx) => {
    const ownerId = orNotFound(await queries.findOwnerOf(tx, recipientId));
    await queries.lockConversation(tx, ownerId);
    const newest = await queries.findNewestTicket(tx, ownerId);
    const open = newest?.closedAt === null ? newest : undefined;
    const subject = open ? null : inHebrew('support.subject.fromSupport');
    const ticket = open ?? (await openTicket(call, tx, ownerId, inHebrew('support.subject.fromSupport'), true));
    const target = { kind: 'user', id: ownerId };
    // Audits that a reply was sent, never its content, which is private.
    await call.audit(tx, { action: 'support.reply', target, after: { ticket: ticket.id, isReopened: !open } });
    return write(call, tx, ticket, { senderId: call.user.id, isFromSupport: true, subject, content });
  });
}

/** Opens a new ticket, or adds an inquiry to the open one. */
export function createTicket(
  call: SupportCall,
  { subject: typed, content: html }: { subject: string; content: string },
) {
  const content = sanitizedHtml(html);
  const subject = withoutInvisible(typed)
    ? cleaned(typed).replace(/\s+/g, ' ').trim()
    : inHebrew('support.subject.plain');
  return call.db.transaction(async (tx) => {
    const ownerId = call.user.id;
    await queries.lockConversation(tx, ownerId);
    const newest = await queries.findNewestTicket(tx, ownerId);
    const ticket = newest?.closedAt === null ? newest : await openTicket(call, tx, ownerId, subject, false);
    const message = await write(call, tx, ticket, { senderId: ownerId, isFromSupport: false, subject, content });
    return { ticket: presentTicket(ticket), message };
  });
}

/** Adds what its owner wrote as a visitor to their conversation, in the transaction of the caller. */
export async function moveIntoConversation(
  call: SupportCall,
  tx: Db,
  ownerId: number,
  { subject, content }: { readonly subject: string; readonly content: string },
): Promise<void> {
  await queries.lockConversation(tx, ownerId);
  const newest = await queries.findNewestTicket(tx, ownerId);
  const ticket = newest?.closedAt === null ? newest : await openTicket(call, tx, ownerId, subject, false);
  await write(call, tx, ticket, { senderId: ownerId, isFromSupport: false, subject, content });
}

const openTicket = ({ clock }: Services, tx: Db, userId: number, subject: string, isFromSupport: boolean) =>
  queries.insertTicket(tx, { userId, subject, isFromSupport, createdAt: clock.now() });

type Written = Pick<queries.MessageRow, 'senderId' | 'isFromSupport' | 'subject' | 'content'>;

async function write(
  services: Services,
  tx: Db,
  { id, userId }: queries.TicketRow,
  written: Written,
): Promise<SupportMessage> {
  const createdAt = services.clock.now();
  const made = await queries.insertMessage(tx, { ...written, ticketId: id, userId, createdAt });
  await publishMessages(services, tx, [userId]);
  if (written.isFromSupport && written.senderId !== userId) await notifyOfReply(services, tx, userId);
  await waitForReader(tx, { ownerId: userId, to: written.isFromSupport ? 'owner' : 'support' }, createdAt);
  return presentMessage(made);
}

/**
 * Finds the conversation by any of its messages. Does not change one that is already in the requested state. Reopens
 * only the newest ticket; earlier closed tickets stay closed.
 */
export async function setConversationClosed(call: AuditedCall, messageId: number, isClosed: boolean) {
  await call.db.transaction(async (tx) => {
    const ownerId = orNotFound(await queries.findOwnerOf(tx, messageId));
    await queries.lockConversation(tx, ownerId);
    const newest = await queries.findNewestTicket(tx, ownerId);
    const wasClosed = Boolean(newest?.closedAt);
    const action = isClosed ? 'support.close' : 'support.reopen';
    const change = changesOf({ isClosed: wasClosed }, { isClosed });
    await call.audit(tx, { action, target: { kind: 'user', id: ownerId }, ...change });
    if (!newest || wasClosed === isClosed) return;
    await queries.setClosed(tx, newest.id, isClosed ? call.clock.now() : null, isClosed ? call.user.id : null);
    await publishMessages(call, tx, [ownerId]);
  });
  return { success: true };
}
