import { AppError } from '#base/app-error.ts';
import { readNews } from '#features/notifications/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { SupportMessage } from '../contract.ts';
import { supportLimits } from '../domain.ts';
import { presentMessage } from './present.ts';
import { findOwnerOf, listMessages, markRead, type Unread } from './queries.ts';
import { tellMessages } from './tell.ts';
import { isSupport, type SupportCall } from './write.ts';

export async function listAll({ db, user }: SupportCall): Promise<SupportMessage[]> {
  const rows = await listMessages(db, isSupport(user) ? {} : { ownerId: user.id }, supportLimits.listMost);
  return rows.map(presentMessage);
}

export async function listOpen({ db, user }: SupportCall): Promise<SupportMessage[]> {
  const rows = await listMessages(db, { ownerId: user.id, isOpen: true }, supportLimits.listMost);
  return rows.map(presentMessage);
}

/** What was written to the caller: to an admin by all owners, or by one of them. */
export async function readMessages(call: SupportCall, recipientId: number | null): Promise<{ success: boolean }> {
  const { db, user, clock } = call;
  await db.transaction(async (tx) => {
    const touched: number[] = [];
    for (const unread of await writtenTo(tx, user, recipientId))
      touched.push(...(await markRead(tx, unread, clock.now())));
    if (touched.length > 0) await tellMessages(call, tx, touched);
    // The bell said that there is an answer, and they have read it.
    if (touched.includes(user.id)) await readNews(call, tx, user.id, 'reply');
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
