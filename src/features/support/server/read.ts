import { AppError } from '#base/app-error.ts';
import { mayStaff } from '#base/staff-roles.ts';
import { refetchTopics } from '#features/notifications/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { SupportMessage } from '../contract.ts';
import { pageOfMessages } from '../domain.ts';
import { publishMessages } from './notify.ts';
import * as queries from './queries.ts';
import { isSupport, presentMessage, presentToStaff, type SupportCall } from './write.ts';

interface PageCursor {
  readonly before?: number | undefined;
  /** Admins only: whose conversation to list. Ignored for other users. */
  readonly userId?: number | undefined;
}

export async function listAll({ db, user }: SupportCall, { before, userId }: PageCursor): Promise<SupportMessage[]> {
  if (isSupport(user) && userId === undefined) return listLast(db, user.id, before);
  if (userId && user.hasSession && mayStaff(user.staffRole, 'desk', 'read'))
    return listConversation(db, user.id, userId, before);
  return pageOfMessages((await queries.listMessages(db, { ownerId: user.id }, before)).map(presentMessage));
}

async function listLast(db: Db, adminId: number, before: number | undefined): Promise<SupportMessage[]> {
  const rows = await queries.listLastMessages(db, adminId, before);
  return pageOfMessages(
    rows.map(({ unread, isClosed, firstId, ...row }) => ({ ...presentToStaff(row), unread, isClosed, firstId })),
  );
}

/** An owner's messages are read or not by this admin, whatever the others have read. */
async function listConversation(db: Db, adminId: number, ownerId: number, before: number | undefined) {
  const [rows, upTo] = await Promise.all([
    queries.listMessages(db, { ownerId }, before),
    queries.findReadMark(db, adminId, ownerId),
  ]);
  const messages = rows.map(presentToStaff);
  return pageOfMessages(messages.map((one) => (one.isFromSupport ? one : { ...one, isRead: one.id <= upTo })));
}

export async function listOpen({ db, user }: SupportCall, { before }: PageCursor): Promise<SupportMessage[]> {
  const rows = await queries.listMessages(db, { ownerId: user.id, isOpen: true }, before);
  return pageOfMessages(rows.map(presentMessage));
}

export const countOwnUnread = async ({ db, user }: SupportCall): Promise<{ count: number }> => ({
  count: await queries.countUnread(db, user.id, user.staffRole),
});

/**
 * Marks messages addressed to the caller as read. For an admin: those from all owners, for this admin alone, or those
 * from one owner, who then sees that support has read them.
 */
export async function readMessages(call: SupportCall, recipientId: number | null): Promise<{ success: boolean }> {
  const { db, user, clock } = call;
  await db.transaction(async (tx) => {
    const ownerId = recipientId === null || !isSupport(user) ? undefined : await queries.findOwnerOf(tx, recipientId);
    if (isSupport(user) && recipientId !== null && ownerId === undefined) throw new AppError('not_found');
    const touched: number[] = [];
    for (const unread of writtenTo(user, ownerId)) touched.push(...(await queries.markRead(tx, unread, clock.now())));
    const hasMoved = isSupport(user) && (await queries.moveReadMarks(tx, user.id, ownerId));
    if (hasMoved || touched.length > 0) await publishMessages(call, tx, touched);
    // Clears the reply notification in the bell, because the user has now read the answer.
    if (touched.includes(user.id)) await refetchTopics(call, tx, user.id, 'reply');
  });
  return { success: true };
}

function writtenTo(user: SupportCall['user'], ownerId: number | undefined): queries.Unread[] {
  const own: queries.Unread = { to: 'owner', ownerId: user.id };
  if (ownerId === undefined) return [own];
  return [{ to: 'support', ownerId }, ...(ownerId === user.id ? [own] : [])];
}
