import { and, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { adminPageSize } from '#base/admin-list.ts';
import { addDays, dateInIsrael, startOfDay } from '#base/time/israel-time.ts';
import type { Db } from '#server-kit/db/database.ts';
import { afterCursor, cursorColumns, cursorOf, type Keyset, orderOf, readCursor } from '#server-kit/db/keyset.ts';
import type { Device, EventKind, Source } from '../domain.ts';
import { listMonths } from './counting/month-queries.ts';
import { eventsTable as events, statSumsTable as sums } from './table.ts';

export interface EventFilter {
  readonly kind?: EventKind | undefined;
  readonly source?: Source | undefined;
  readonly profileId?: number | undefined;
  /** Days in Israel time, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly after?: string | undefined;
}

type EventRow = Omit<typeof events.$inferSelect, 'visitor'>;
type EventPage = { readonly rows: readonly EventRow[]; readonly next: string | null };

/**
 * Events have no id and may share a timestamp. Therefore a page never splits a timestamp: it contains all its events or
 * none, and the next page starts before it, so nothing is skipped or repeated.
 */
const keyset: Keyset = { columns: [{ column: events.at, type: 'timestamptz' }], direction: 'desc' };

export async function listEvents(db: Db, filter: EventFilter): Promise<EventPage> {
  // Validates the cursor before any query.
  const cursorCondition = afterCursor(keyset, filter.after);
  const { profileId } = filter;
  return trimPage(
    profileId === undefined
      ? await readEvents(db, filter, cursorCondition)
      : await readProfileEvents(db, filter, profileId, cursorCondition),
  );
}

/**
 * Events are indexed by time only. For a single profile the sums tell on which days it has events: only those days are
 * read, newest first, until a page is full.
 */
async function readProfileEvents(db: Db, filter: EventFilter, profileId: number, afterCursor: SQL | undefined) {
  const rows: EventWithCursor[] = [];
  for (const day of await daysOf(db, filter, profileId)) {
    rows.push(...(await readEvents(db, { ...filter, from: day, to: day }, afterCursor)));
    if (rows.length > adminPageSize) break;
  }
  return rows;
}

async function readEvents(db: Db, filter: EventFilter, afterCursor: SQL | undefined): Promise<EventWithCursor[]> {
  const { rows } = await db.execute<RawEvent>(sql`
    select at, profile_id, kind, source, host, device, target, ${cursorColumns(keyset)} as place from ${events}
    where ${and(matching(filter), afterCursor) ?? sql`true`}
    order by ${sql.join(orderOf(keyset))} fetch first ${sql.raw(String(adminPageSize + 1))} rows with ties`);
  return rows.map(toEvent);
}

type RawEvent = Record<string, unknown> & { readonly place: string[] };
type EventWithCursor = EventRow & { readonly place: string };

const toEvent = (row: RawEvent): EventWithCursor => ({
  at: new Date(String(row.at)),
  profileId: Number(row.profile_id),
  kind: row.kind as EventKind,
  source: row.source as Source,
  host: row.host as string | null,
  device: row.device as Device,
  target: row.target as string | null,
  place: row.place[0] ?? '',
});

/** Drops the events that share the timestamp of the first row beyond the page, so that no timestamp is split. */
function trimPage(rows: readonly EventWithCursor[]): EventPage {
  const afterCursor = rows[adminPageSize]?.place;
  if (afterCursor === undefined) return { rows, next: null };
  const before = rows.slice(
    0,
    rows.findIndex(({ place }) => place === afterCursor),
  );
  // More than a page of events with the same timestamp: returns them all.
  const visible = before.length ? before : rows.filter(({ place }) => place === afterCursor);
  return { rows: visible, next: cursorOf([visible.at(-1)?.place ?? afterCursor]) };
}

const matching = ({ kind, source, profileId, from, to }: EventFilter): SQL | undefined =>
  and(
    kind && eq(events.kind, kind),
    source && eq(events.source, source),
    profileId === undefined ? undefined : eq(events.profileId, profileId),
    from ? gte(events.at, startOfDay(from)) : undefined,
    to ? lt(events.at, startOfDay(addDays(to, 1))) : undefined,
  );

async function daysOf(db: Db, { from, to, after }: EventFilter, profileId: number): Promise<string[]> {
  const [oldest] = await listMonths(db);
  if (!oldest) return [];
  const until = after === undefined ? to : dateInIsrael(new Date(readCursor(after, keyset.columns)[0] ?? ''));
  const rows = await db
    .selectDistinct({ day: sums.day })
    .from(sums)
    .where(
      and(
        eq(sums.profileId, profileId),
        eq(sums.dimension, 'all'),
        gte(sums.day, from && from > oldest ? from : `${oldest}-01`),
        until ? lte(sums.day, until) : undefined,
      ),
    )
    .orderBy(desc(sums.day));
  return rows.map(({ day }) => day);
}
