import { and, eq } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { webhookEventsTable as events } from '../table.ts';

type NewEvent = typeof events.$inferInsert;

/** Each event is one row, however often it is sent; the answer says whether it was dealt with before. */
export async function saveEvent(db: Db, event: NewEvent): Promise<{ isApplied: boolean }> {
  const inserted = await db.insert(events).values(event).onConflictDoNothing().returning({ id: events.id });
  if (inserted.length > 0) return { isApplied: false };
  const [row] = await db.select({ appliedAt: events.appliedAt }).from(events).where(named(event));
  return { isApplied: row?.appliedAt != null };
}

export async function markApplied(db: Db, event: NewEvent, appliedAt: Date): Promise<void> {
  await db.update(events).set({ appliedAt }).where(named(event));
}

const named = ({ provider, eventId }: NewEvent) => and(eq(events.provider, provider), eq(events.eventId, eventId));
