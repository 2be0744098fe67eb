import { and, between, eq, inArray, sql } from 'drizzle-orm';
import { addDays, listDays } from '#base/time/israel-time.ts';
import { demoProfileIds } from '#features/profiles/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { statSumsTable as sums } from './table.ts';

export interface DayOfAll {
  readonly day: string;
  readonly views: number;
  readonly taps: number;
}

interface CachedDays {
  readonly days: Map<string, DayOfAll>;
  until: number;
}

const cache = new WeakMap<Db, CachedDays>();
const cacheMilliseconds = 3_600_000;

/**
 * Views and taps of all profiles for every day of a period. Past days hardly change, so their sums are cached for an
 * hour; each request only sums up today and yesterday, whose last events may still be pending.
 */
export async function allByDay(db: Db, from: string, to: string, now: Date): Promise<DayOfAll[]> {
  const { days } = cachedDaysOf(db, now);
  const requested = listDays(from, to);
  const finalDay = addDays(to, -2);
  const missing = requested.filter((day) => day > finalDay || !days.has(day));
  const [first, last] = [missing[0], missing.at(-1)];
  if (first && last) for (const day of await sumDays(db, first, last)) days.set(day.day, day);
  return requested.map((day) => days.get(day) ?? { day, views: 0, taps: 0 });
}

function cachedDaysOf(db: Db, now: Date): CachedDays {
  const found = cache.get(db);
  if (found && found.until > now.getTime()) return found;
  const entry = { days: new Map<string, DayOfAll>(), until: now.getTime() + cacheMilliseconds };
  cache.set(db, entry);
  return entry;
}

/** Excludes demo accounts: their sample data and their test events are not real. */
const isReal = sql`${sums.profileId} not in ${demoProfileIds()}`;

async function sumDays(db: Db, from: string, to: string): Promise<DayOfAll[]> {
  const rows = await db
    .select({ day: sums.day, kind: sums.kind, count: sql<number>`sum(${sums.count})`.mapWith(Number) })
    .from(sums)
    .where(
      and(between(sums.day, from, to), inArray(sums.kind, ['view', 'tap']), eq(sums.dimension, sql`'all'`), isReal),
    )
    .groupBy(sums.day, sums.kind);
  const counts = new Map(rows.map(({ day, kind, count }) => [`${day} ${kind}`, count]));
  const countOn = (day: string, kind: 'view' | 'tap') => counts.get(`${day} ${kind}`) ?? 0;
  return listDays(from, to).map((day) => ({ day, views: countOn(day, 'view'), taps: countOn(day, 'tap') }));
}
