import { and, between, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { profileExists } from '#features/profiles/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { EventKind } from '../domain.ts';
import type { Counted } from './counting/pending-events.ts';
import type { Sum } from './sums.ts';
import {
  dayVisitorsTable as dayVisitors,
  eventsTable as events,
  visitorSaltsTable as salts,
  statSumsTable as sums,
} from './table.ts';

export interface HashedEvent {
  readonly event: Counted;
  readonly day: string;
  /** In hexadecimal. */
  readonly mark: string;
}

/** Passes thousands of rows as a single JSON parameter; arrays per column are several times slower here. */
const rowsOf = (rows: readonly object[]): SQL => sql`json_to_recordset(${JSON.stringify(rows)}::json)`;

export async function insertEvents(tx: Db, hashed: readonly HashedEvent[]): Promise<void> {
  const rows = hashed.map(({ event: { at, profileId, kind, source, host, device, target }, mark }) => ({
    a: at,
    p: profileId,
    k: kind,
    s: source,
    h: host,
    d: device,
    t: target,
    v: mark,
  }));
  await tx.execute(sql`
    insert into ${events} (at, profile_id, kind, source, host, device, target, visitor)
    select a, p, k, s, h, d, t, decode(v, 'hex')
    from ${rowsOf(rows)} as row (a timestamptz, p int, k text, s text, h text, d text, t text, v text)`);
}

/** Returns the hashes not seen on that day before. Inserts in a fixed order to prevent deadlocks between processes. */
export async function insertDayVisitors(tx: Db, hashed: readonly HashedEvent[]): Promise<string[]> {
  const rows = hashed.map(({ event, day, mark }) => ({ p: event.profileId, d: day, v: mark }));
  const { rows: added } = await tx.execute<{ mark: string }>(sql`
    insert into ${dayVisitors} (profile_id, day, visitor)
    select p, d, decode(v, 'hex') from ${rowsOf(rows)} as row (p int, d date, v text) order by 1, 2, 3
    on conflict do nothing returning encode(visitor, 'hex') as mark`);
  return added.map(({ mark }) => mark);
}

/** In primary key order, to prevent deadlocks. */
export async function addToSums(tx: Db, rows: readonly Sum[]): Promise<void> {
  await tx.execute(sql`
    insert into ${sums} (profile_id, day, kind, dimension, key, count)
    select "profileId", day, kind, dimension, key, count
    from ${rowsOf(rows)} as row ("profileId" int, day date, kind text, dimension text, key text, count bigint)
    order by 1, 2, 3, 4, 5
    on conflict (profile_id, day, kind, dimension, key) do update set count = ${sums}.count + excluded.count`);
}

/** The salt of a day: created on first use and shared by all processes. */
export async function ensureSalt(db: Db, day: string, candidate: Buffer): Promise<Buffer> {
  await db.insert(salts).values({ day, salt: candidate }).onConflictDoNothing();
  const [row] = await db.select({ salt: salts.salt }).from(salts).where(sql`${salts.day} = ${day}`);
  if (!row) throw new Error('The salt of the day was not returned');
  return row.salt;
}

export async function deleteDaysBefore(db: Db, day: string): Promise<void> {
  await db.delete(salts).where(lt(salts.day, day));
  await db.delete(dayVisitors).where(lt(dayVisitors.day, day));
}

const total = sql<number>`sum(${sums.count})`.mapWith(Number);

/**
 * Everything on the statistics page, from the sums only. `slot` is the day for dimension `all`, the weekday (Sunday is
 * 0) for `hour`, otherwise empty.
 */
export const readSums = (db: Db, profileIds: readonly number[], from: string, to: string) => {
  const slot = sql<string>`case ${sums.dimension} when 'all' then ${sums.day}::text
    when 'hour' then extract(dow from ${sums.day})::text else '' end`;
  return db
    .select({ kind: sums.kind, dimension: sums.dimension, key: sums.key, slot, count: total })
    .from(sums)
    .where(inRange(profileIds, from, to))
    .groupBy(sums.kind, sums.dimension, sums.key, sql`4`);
};
export type SumRow = Awaited<ReturnType<typeof readSums>>[number];

const inRange = (profileIds: readonly number[], from: string, to: string) =>
  and(inArray(sums.profileId, [...profileIds]), between(sums.day, from, to));

/** Totals by kind and day. */
export const readTotals = (db: Db, profileIds: readonly number[], from: string, to: string) =>
  db
    .select({ kind: sums.kind, day: sums.day, count: total })
    .from(sums)
    .where(and(inRange(profileIds, from, to), sql`${sums.dimension} = 'all'`))
    .groupBy(sums.kind, sums.day);

const totalOf = (kind: EventKind) =>
  sql<number>`coalesce(sum(${sums.count}) filter (where ${sums.kind} = ${kind}), 0)`.mapWith(Number);

/** Views and leads by profile; one without events has no row. */
export const readByProfile = (db: Db, profileIds: readonly number[], from: string, to: string) =>
  db
    .select({ profileId: sums.profileId, views: totalOf('view'), leads: totalOf('lead') })
    .from(sums)
    .where(and(inRange(profileIds, from, to), sql`${sums.dimension} = 'all'`))
    .groupBy(sums.profileId);

/**
 * Purged profiles that still have sums, up to `limit`. Skips through the index from id to id, because scanning all sums
 * would be slow.
 */
export async function listDeletedProfiles(db: Db, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive counted as (
      (select min(profile_id) as id from ${sums})
      union all
      select (select min(profile_id) from ${sums} where profile_id > counted.id) from counted where counted.id is not null
    )
    select id from counted where id is not null and not ${profileExists(sql`counted.id`)}
    limit ${limit}`);
  return rows.map(({ id }) => id);
}

export async function deleteSumsOf(db: Db, profileIds: readonly number[]): Promise<void> {
  await db.delete(dayVisitors).where(inArray(dayVisitors.profileId, [...profileIds]));
  await db.delete(sums).where(inArray(sums.profileId, [...profileIds]));
}

/**
 * Something was counted on one of these profiles, ever; or something of this kind. One profile after the other: with all
 * at once the database expects to meet one soon and reads the whole table, which for a new owner has none.
 */
export async function wasCounted(db: Db, profileIds: readonly number[], kind?: EventKind): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from unnest(${sql.param([...profileIds])}::int[]) as own (id) cross join lateral (
      select 1 from ${sums} where ${and(sql`profile_id = own.id`, kind && eq(sums.kind, kind))} order by day limit 1)
    limit 1`);
  return rows.length > 0;
}

/**
 * How often each tag opened one of these profiles since a day. Filtered by profile, like the sums: taps for a previous
 * owner are not disclosed.
 */
export async function tapsOf(
  db: Db,
  profileIds: readonly number[],
  codes: readonly string[],
  since: string,
): Promise<Map<string, number>> {
  if (profileIds.length === 0 || codes.length === 0) return new Map();
  const rows = await db
    .select({ code: sums.key, taps: total })
    .from(sums)
    .where(
      and(
        inArray(sums.profileId, [...profileIds]),
        gte(sums.day, since),
        eq(sums.kind, 'tap'),
        eq(sums.dimension, 'target'),
        sql`${sums.key} = any(${sql.param([...codes])})`,
      ),
    )
    .groupBy(sums.key);
  return new Map(rows.map(({ code, taps }) => [code, taps]));
}
