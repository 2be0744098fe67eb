import { listAdmins } from '#features/accounts/server/index.ts';
import { hasUnreadNotification, notify, publishEventToAll } from '#features/notifications/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';

/** Where either side reads and answers a conversation. */
export const conversationLink = '/dashboard?support=open';

/** Notifies all viewers of these conversations to refetch: their owners and every admin. */
export async function publishMessages(
  { bus }: Pick<Services, 'bus'>,
  tx: Db,
  ownerIds: readonly number[],
): Promise<void> {
  const admins = await listAdmins(tx);
  const ids = new Set([...ownerIds, ...admins.map(({ id }) => id)]);
  await publishEventToAll(bus, tx, [...ids], 'messages');
}

/** Notifies all admins to refetch the desk, after changes that owners do not see. */
export async function publishDesk({ bus }: Pick<Services, 'bus'>, tx: Db): Promise<void> {
  await publishEventToAll(
    bus,
    tx,
    (await listAdmins(tx)).map(({ id }) => id),
    'messages',
  );
}

/** One notification, however many replies are unread. */
export async function notifyOfReply(services: Services, tx: Db, ownerId: number): Promise<void> {
  if (await hasUnreadNotification(tx, ownerId, 'reply')) return;
  const reply = { kind: 'reply', message: 'reply', values: {}, link: conversationLink } as const;
  // The email is sent separately: it contains the messages themselves and is only sent to users who are offline.
  await notify(services, tx, { ...reply, userId: ownerId, mail: false });
}
