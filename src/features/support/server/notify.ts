import { listAdmins } from '#features/accounts/server/index.ts';
import { hasUnreadNotification, notify, publishEventToAll } from '#features/notifications/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';

/** Where a conversation is read and answered, on either side. */
export const conversationLink = '/dashboard?support=open';

/** Everybody who sees these conversations looks again: their owners and every admin. */
export async function publishMessages(
  { bus }: Pick<Services, 'bus'>,
  tx: Db,
  ownerIds: readonly number[],
): Promise<void> {
  const admins = await listAdmins(tx);
  const ids = new Set([...ownerIds, ...admins.map(({ id }) => id)]);
  await publishEventToAll(bus, tx, [...ids], 'messages');
}

/** In the bell once, however many answers wait to be read. */
export async function notifyOfReply(services: Services, tx: Db, ownerId: number): Promise<void> {
  if (await hasUnreadNotification(tx, ownerId, 'reply')) return;
  const notification = {
    userId: ownerId,
    kind: 'reply',
    message: 'reply',
    values: {},
    link: conversationLink,
  } as const;
  // By mail it is told with the words themselves, and only to who stays away.
  await notify(services, tx, { ...notification, mail: false });
}
