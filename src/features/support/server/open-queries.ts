import { count, isNull } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { supportTicketsTable as tickets } from './table.ts';

/** Conversations that are not closed, by an index of only those. */
export async function countOpenConversations(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(tickets).where(isNull(tickets.closedAt));
  return row?.count ?? 0;
}
