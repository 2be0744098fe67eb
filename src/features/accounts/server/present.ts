import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { SessionUser } from '../contract.ts';
import type { UserRole } from '../domain.ts';
import type { User } from './queries.ts';

/** The number of a user's unread messages. */
type UnreadCount = (db: Db, userId: number, role: UserRole) => Promise<number>;

export const unreadCounts = extensionPoint<UnreadCount>('unread-counts');

/** Lists the fields explicitly, so that a new column is never exposed by accident. */
export async function presentUser(
  { db, extensions }: Pick<Services, 'db' | 'extensions'>,
  { id, username, displayName, email, language }: Pick<User, 'id' | 'username' | 'displayName' | 'email' | 'language'>,
  userRole: UserRole,
): Promise<SessionUser> {
  const counts = await Promise.all(extensions.of(unreadCounts).map((count) => count(db, id, userRole)));
  const unreadSupportMessages = counts.reduce((total, count) => total + count, 0);
  return { id, username, displayName, email, userRole, unreadSupportMessages, language };
}
