import type { Bus } from '#server-kit/bus/bus.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { NewsTopic } from '../domain.ts';

export const newsChannel = 'news';

/** That something has news for an owner, to all of their open pages, when the transaction commits. */
export const tellNews = (bus: Pick<Bus, 'publish'>, tx: Db, userId: number, topic: NewsTopic): Promise<void> =>
  bus.publish(tx, newsChannel, `${userId} ${topic}`);

/** What one notification of the database holds, with room to spare. */
const atOnce = 500;

/** The same to many, in one breath. */
export async function tellNewsToAll(
  bus: Pick<Bus, 'publish'>,
  tx: Db,
  userIds: readonly number[],
  topic: NewsTopic,
): Promise<void> {
  for (let from = 0; from < userIds.length; from += atOnce)
    await bus.publish(tx, newsChannel, `${userIds.slice(from, from + atOnce).join(',')} ${topic}`);
}
