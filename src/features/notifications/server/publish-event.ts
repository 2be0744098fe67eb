import type { Bus } from '#server-kit/bus/bus.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { EventTopic } from '../domain.ts';

export const eventChannel = 'news';

/** Notifies all open pages of a user that a topic changed, when the transaction commits. */
export const publishEvent = (bus: Pick<Bus, 'publish'>, tx: Db, userId: number, topic: EventTopic): Promise<void> =>
  bus.publish(tx, eventChannel, `${userId} ${topic}`);

/** A NOTIFY payload holds at most 8000 bytes. */
const atOnce = 500;

/** The same for many users, in as few notifications as possible. */
export async function publishEventToAll(
  bus: Pick<Bus, 'publish'>,
  tx: Db,
  userIds: readonly number[],
  topic: EventTopic,
): Promise<void> {
  for (let from = 0; from < userIds.length; from += atOnce)
    await bus.publish(tx, eventChannel, `${userIds.slice(from, from + atOnce).join(',')} ${topic}`);
}
