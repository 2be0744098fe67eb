import { hash, randomBytes } from 'node:crypto';
import { dateInIsrael } from '#base/time/israel-time.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { addToSums, ensureSalt, type HashedEvent, insertDayVisitors, insertEvents } from '../queries.ts';
import { addEvents, createSums, type Sums } from '../sums.ts';
import { ensureMonth } from './month-queries.ts';
import type { Counted } from './pending-events.ts';

const saltBytes = 32;
const hashLength = 20;

/** The salt of a day, created on first use. */
const saltOf = (db: Db, day: string): Promise<Buffer> => ensureSalt(db, day, randomBytes(saltBytes));

/** Distinguishes visitors of one profile within a day; without the day's salt it cannot be traced to a visitor. */
const visitorHashOf = (salt: string, { profileId, visitor: { address, userAgent } }: Counted): string =>
  hash('sha256', `${salt}\n${profileId}\n${address}\n${userAgent}`).slice(0, hashLength);

/** Each event with its day and the hash of its visitor. */
export async function hashVisitors(
  events: readonly Counted[],
  findSalt: (day: string) => Promise<Buffer>,
): Promise<HashedEvent[]> {
  const salts = new Map<string, string>();
  for (const { at } of events) {
    const day = dateInIsrael(at);
    if (!salts.has(day)) salts.set(day, (await findSalt(day)).toString('base64'));
  }
  return events.map((event) => {
    const day = dateInIsrael(event.at);
    return { event, day, mark: visitorHashOf(salts.get(day) ?? '', event) };
  });
}

const cacheMilliseconds = 60_000;

/** Caches today's salt for at most a minute, so that no process holds it longer than the database does. */
export function createSalts({ db, clock }: Services): (day: string) => Promise<Buffer> {
  const salts = new Map<string, Buffer>();
  return async (day) => {
    const today = dateInIsrael(clock.now());
    for (const cached of salts.keys()) if (cached !== today) salts.delete(cached);
    const cached = salts.get(day);
    if (cached) return cached;
    const salt = await saltOf(db, day);
    if (day !== today) return salt;
    salts.set(day, salt);
    setTimeout(() => salts.delete(day), cacheMilliseconds).unref();
    return salt;
  };
}

/** More views than a human makes: a bot that poses as a browser, or a key held down. */
export const visitsAMinute = 30;
const maxVisitors = 100_000;
const minuteMilliseconds = 60_000;

/** Whether another visit by the same visitor in the same minute still counts. */
export function createVisitLimit(): (visitor: string, at: Date) => boolean {
  const visits = new Map<string, number>();
  let minute = 0;
  return (visitor, at) => {
    const now = Math.floor(at.getTime() / minuteMilliseconds);
    if (now !== minute || visits.size >= maxVisitors) visits.clear();
    minute = now;
    const count = (visits.get(visitor) ?? 0) + 1;
    if (count <= visitsAMinute) visits.set(visitor, count);
    return count <= visitsAMinute;
  };
}

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
