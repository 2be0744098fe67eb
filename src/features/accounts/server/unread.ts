import type { Db } from '#server-kit/db/database.ts';
import type { UserRole } from '../domain.ts';

/** How many messages of the support somebody has not read. */
type UnreadCount = (db: Db, userId: number, role: UserRole) => Promise<number>;

let counted: UnreadCount = async () => 0;

/** Called once in composition: accounts cannot import the features above it. */
export function countUnreadBy(count: UnreadCount): void {
  counted = count;
}

export const countUnread: UnreadCount = (db, userId, role) => counted(db, userId, role);
