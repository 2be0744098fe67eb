import type { StaffRole } from '#base/staff-roles.ts';
import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { SessionUser } from '../contract.ts';
import type { UserRole } from '../domain.ts';
import type { User } from './queries.ts';

/** The number of a user's unread messages. */
type UnreadCount = (db: Db, userId: number, staffRole: StaffRole | null) => Promise<number>;

export const unreadCounts = extensionPoint<UnreadCount>('unread-counts');

/** Lists the fields explicitly, so that a new column is never exposed by accident. */
export async function presentUser(
  { db, extensions }: Pick<Services, 'db' | 'extensions'>,
  user: Pick<User, 'id' | 'username' | 'displayName' | 'email' | 'language' | 'deletesAt'>,
  { role: userRole, staffRole }: { readonly role: UserRole; readonly staffRole: StaffRole | null },
): Promise<SessionUser> {
  const { id, username, displayName, email, language, deletesAt } = user;
  const counts = await Promise.all(extensions.of(unreadCounts).map((count) => count(db, id, staffRole)));
  const unreadSupportMessages = counts.reduce((total, count) => total + count, 0);
  return {
    id,
    username,
    displayName,
    email,
    userRole,
    ...(staffRole && { staffRole }),
    unreadSupportMessages,
    language,
    ...(deletesAt && { deletesAt: deletesAt.toISOString() }),
  };
}
