import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { afterCursor, cursorColumns, type Keyset, orderOf, pageOf } from '#server-kit/db/keyset.ts';
import { securityEventsTable as events } from '../table.ts';

export type SecurityEventRow = typeof events.$inferSelect;

const newestFirst: Keyset = { columns: [{ column: events.id, type: 'bigint' }], direction: 'desc' };

export async function insertSecurityEvent(db: Db, event: typeof events.$inferInsert): Promise<void> {
  await db.insert(events).values(event);
}

export async function listSecurityEvents(db: Db, userId: number, after: string | undefined, size: number) {
  const rows = await db
    .select({ event: events, cursor: cursorColumns(newestFirst) })
    .from(events)
    .where(and(eq(events.userId, userId), afterCursor(newestFirst, after)))
    .orderBy(...orderOf(newestFirst))
    .limit(size + 1);
  const page = pageOf(rows, size);
  return { rows: page.rows.map(({ event }) => event), next: page.next };
}

export async function hasRecentEvent(db: Db, userId: number, kind: SecurityEventRow['kind'], since: Date) {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.userId, userId), eq(events.kind, kind), gt(events.at, since)))
    .limit(1);
  return rows.length > 0;
}

export const listAllEvents = (db: Db, userId: number): Promise<SecurityEventRow[]> =>
  db.select().from(events).where(eq(events.userId, userId)).orderBy(asc(events.id));

export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await db.delete(events).where(lt(events.at, before));
}
