import type { Db } from '#server-kit/db/database.ts';
import { addToSums, type HashedEvent, insertDayVisitors, insertEvents } from '../queries.ts';
import { addEvents, createSums, type Sums } from '../sums.ts';
import type { Counted } from './counted.ts';
import { ensureMonth } from './month-queries.ts';
import { hashVisitors, saltOf } from './visitors.ts';

/** Writes the events and their sums in one transaction. */
export async function writeEvents(tx: Db, hashed: readonly HashedEvent[]): Promise<void> {
  if (hashed.length === 0) return;
  const events = hashed.map(({ event }) => event);
  for (const at of monthsOf(events)) await ensureMonth(tx, at);
  await insertEvents(tx, hashed);
  const sums = createSums();
  addEvents(sums, events);
  await addVisitors(tx, sums, hashed);
  await addToSums(tx, sums.rows());
}

/** One timestamp of each month in the batch. */
function monthsOf(events: readonly Counted[]): Iterable<Date> {
  const months = new Map<number, Date>();
  for (const { at } of events) months.set(at.getUTCFullYear() * 12 + at.getUTCMonth(), at);
  return months.values();
}

/** A visitor is counted as new once a day, with the source of the first view. */
async function addVisitors(tx: Db, sums: Sums, hashed: readonly HashedEvent[]): Promise<void> {
  const firstVisits = new Map<string, HashedEvent>();
  for (const one of hashed) if (one.event.kind === 'view' && !firstVisits.has(one.mark)) firstVisits.set(one.mark, one);
  if (firstVisits.size === 0) return;
  for (const mark of await insertDayVisitors(tx, [...firstVisits.values()])) {
    const first = firstVisits.get(mark);
    if (!first) continue;
    const { day, event } = first;
    const sumKey = { profileId: event.profileId, day, kind: 'visitor' } as const;
    sums.add(sumKey, 'all', '');
    sums.add(sumKey, 'source', event.source);
  }
}

/** Runs in the caller's transaction: counted only if that commits. */
export const countNow = (db: Db, event: Counted): Promise<void> =>
  db.transaction(async (tx) => writeEvents(tx, await hashVisitors([event], (day) => saltOf(tx, day))));
