import { sql } from 'drizzle-orm';
import { bigint, customType, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Device, EventKind, Source } from '../domain.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * What happened, one row each; divided by month, and dropped by month when it is old. Nothing points at a profile here:
 * writing must not wait for anybody, and a job sweeps what belongs to a profile that is gone.
 */
export const eventsTable = pgTable(
  'events',
  {
    at: timestamp({ withTimezone: true }).notNull(),
    profileId: integer('profile_id').notNull(),
    kind: text().$type<EventKind>().notNull(),
    source: text().$type<Source>().notNull(),
    /** The site that the visitor came from. */
    host: text(),
    device: text().$type<Device>().notNull(),
    /** The link or button pressed, the way of sharing, the tag that was tapped. */
    target: text(),
    /** Hashed with the salt of its day, which is then forgotten. */
    visitor: bytes().notNull(),
  },
  (table) => [index('events_at').on(table.at)],
);

export type SumDimension = 'all' | 'source' | 'host' | 'device' | 'hour' | 'target';

/** What pages read: for each day, how often each kind came in all, and by each part of it. */
export const statSumsTable = pgTable(
  'stat_sums',
  {
    profileId: integer('profile_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<EventKind | 'visitor'>().notNull(),
    dimension: text().$type<SumDimension>().notNull(),
    /** Empty for `all`. */
    key: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.day, table.kind, table.dimension, table.key] }),
    // All profiles together, for whoever runs the product.
    index('stat_sums_days').on(table.day, table.kind).where(sql`${table.dimension} = 'all'`),
  ],
);

/** Who was seen today, so that nobody is a new visitor twice; emptied when the day is over. */
export const dayVisitorsTable = pgTable(
  'day_visitors',
  {
    profileId: integer('profile_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    visitor: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.day, table.visitor] }),
    index('day_visitors_day').on(table.day),
  ],
);

/** One a day, shared by all processes, deleted when its day is over. */
export const visitorSaltsTable = pgTable('visitor_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: bytes().notNull(),
});
