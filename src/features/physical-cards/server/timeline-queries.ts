import { and, eq, sql } from 'drizzle-orm';
import { type TimelinePage, timelineClauses } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { physicalOrderEventsTable as events, physicalOrdersTable as orders } from './table.ts';

/** The steps of all orders of an owner, for the time line of a customer. */
export function listStepsOfOwner(db: Db, page: TimelinePage) {
  const { micros, isBefore, newestFirst } = timelineClauses(events, page);
  // An array, as the database takes a join for many more orders than anybody has, and reads all events.
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.ownerId, page.userId));
  return db
    .select({ id: events.id, orderId: events.orderId, event: events.event, note: events.note, micros })
    .from(events)
    .where(and(sql`${events.orderId} = any(array(${own}))`, isBefore))
    .orderBy(...newestFirst)
    .limit(page.limit);
}
