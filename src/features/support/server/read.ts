import { AppError } from '#base/app-error.ts';
import { refetchTopics } from '#features/notifications/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { SupportMessage } from '../contract.ts';
import { pageOfMessages } from '../domain.ts';
import { publishMessages } from './notify.ts';
import { presentMessage } from './present.ts';
import { countUnread, findOwnerOf, listLastMessages, listMessages, markRead, type Unread } from './queries.ts';
import { isSupport, type SupportCall } from './write.ts';

interface PageCursor {
  readonly before?: number | undefined;
  /** Admins only: whose conversation to list. Ignored for other users. */
  readonly userId?: number | undefined;
}

export async function listAll({ db, user }: SupportCall, { before, userId }: PageCursor): Promise<SupportMessage[]> {
  if (isSupport(user) && userId === undefined) return listLast(db, before);
  const rows = await listMessages(db, { ownerId: isSupport(user) && userId ? userId : user.id }, before);
  return pageOfMessages(rows.map(presentMessage));
}

async function listLast(db: Db, before: number | undefined): Promise<SupportMessage[]> {
  const rows = await listLastMessages(db, before);
  return pageOfMessages(rows.map(({ unread, isClosed, ...row }) => ({ ...presentMessage(row), unread, isClosed })));
}

export async function listOpen({ db, user }: SupportCall, { before }: PageCursor): Promise<SupportMessage[]> {
  const rows = await listMessages(db, { ownerId: user.id, isOpen: true }, before);
  return pageOfMessages(rows.map(presentMessage));
}

export const countOwnUnread = async ({ db, user }: SupportCall): Promise<{ count: number }> => ({
  count: await countUnread(db, user.id, user.role),
});

/** Marks messages addressed to the caller as read. For an admin: those from all owners, or from one of them. */
export async function readMessages(call: SupportCall, recipientId: number | null): Promise<{ success: boolean }> {
  const { db, user, clock } = call;
  await db.transaction(async (tx) => {
    const touched: number[] = [];
    for (const unread of await writtenTo(tx, user, recipientId))
      touched.push(...(await markRead(tx, unread, clock.now())));
    if (touched.length > 0) await publishMessages(call, tx, touched);
    // Clears the reply notification in the bell, because the user has now read the answer.
    if (touched.includes(user.id)) await refetchTopics(call, tx, user.id, 'reply');
  });
  return { success: true };
}

async function writtenTo(db: Db, user: SupportCall['user'], recipientId: number | null): Promise<Unread[]> {
  const own: Unread = { to: 'owner', ownerId: user.id };
  if (!isSupport(user)) return [own];
  if (recipientId === null) return [{ to: 'support' }, own];
  const ownerId = await findOwnerOf(db, recipientId);
  if (ownerId === undefined) throw new AppError('not_found');
  return [{ to: 'support', ownerId }, ...(ownerId === user.id ? [own] : [])];
}
