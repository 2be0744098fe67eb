import type { Db } from '#server-kit/db/database.ts';
import type { Counted } from './counted.ts';
import { ensureMonth } from './month-queries.ts';
import { addToSums, insertDayVisitors, insertEvents, type Marked } from './queries.ts';
import { addEvents, createSums, type Sums } from './sums.ts';
import { markAll, saltOf } from './visitors.ts';

/** What happened and its sums, together or not at all. */
export async function writeEvents(tx: Db, marked: readonly Marked[]): Promise<void> {
  if (marked.length === 0) return;
  const events = marked.map(({ event }) => event);
  for (const at of monthsOf(events)) await ensureMonth(tx, at);
  await insertEvents(tx, marked);
  const sums = createSums();
  addEvents(sums, events);
  await addVisitors(tx, sums, marked);
  await addToSums(tx, sums.rows());
}

/** A moment of each month that there is. */
function monthsOf(events: readonly Counted[]): Iterable<Date> {
  const months = new Map<number, Date>();
  for (const { at } of events) months.set(at.getUTCFullYear() * 12 + at.getUTCMonth(), at);
  return months.values();
}

/** A visitor is new once a day, and came the way that the first view says. */
async function addVisitors(tx: Db, sums: Sums, marked: readonly Marked[]): Promise<void> {
  const firsts = new Map<string, Marked>();
  for (const one of marked) if (one.event.kind === 'view' && !firsts.has(one.mark)) firsts.set(one.mark, one);
  if (firsts.size === 0) return;
  for (const mark of await insertDayVisitors(tx, [...firsts.values()])) {
    const first = firsts.get(mark);
    if (!first) continue;
    const { day, event } = first;
    const facts = { profileId: event.profileId, day, kind: 'visitor' } as const;
    sums.add(facts, 'all', '');
    sums.add(facts, 'source', event.source);
  }
}

/** In the caller's transaction: counted if and only if what it belongs to is kept. */
export const countNow = (db: Db, event: Counted): Promise<void> =>
  db.transaction(async (tx) => writeEvents(tx, await markAll([event], (day) => saltOf(tx, day))));
