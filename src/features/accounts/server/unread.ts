import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { UserRole } from '../domain.ts';

/** The number of a user's unread messages. */
type UnreadCount = (db: Db, userId: number, role: UserRole) => Promise<number>;

export const unreadCounts = extensionPoint<UnreadCount>('unread-counts');

export async function countUnread(
  { db, extensions }: Pick<Services, 'db' | 'extensions'>,
  userId: number,
  role: UserRole,
): Promise<number> {
  const counts = await Promise.all(extensions.of(unreadCounts).map((count) => count(db, userId, role)));
  return counts.reduce((total, count) => total + count, 0);
}
