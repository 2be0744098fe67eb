import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { tagEventsTable as events } from './table.ts';

export type TagEventRow = typeof events.$inferSelect;
export type NewTagEvent = typeof events.$inferInsert;

/** What happened stays as it is: the database itself refuses to change or delete it. */
export async function insertEvents(tx: Db, rows: readonly NewTagEvent[]): Promise<void> {
  if (rows.length) await tx.insert(events).values([...rows]);
}

/** Everything, whoever had it. */
export const listEvents = (db: Db, code: string): Promise<TagEventRow[]> =>
  db.select().from(events).where(eq(events.code, code)).orderBy(asc(events.id));

/** Only what happened while it was this owner's. */
export const listEventsOf = (db: Db, codes: readonly string[], ownerId: number): Promise<TagEventRow[]> =>
  db
    .select()
    .from(events)
    .where(and(inArray(events.code, [...codes]), eq(events.ownerId, ownerId)))
    .orderBy(asc(events.id));
