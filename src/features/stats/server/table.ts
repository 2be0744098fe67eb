import { sql } from 'drizzle-orm';
import { bigint, customType, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Device, EventKind, Source } from '../domain.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * One row per event; partitioned by month, and old partitions are dropped. No foreign key to profiles, because inserts
 * must not wait for locks; a job deletes the events of purged profiles.
 */
export const eventsTable = pgTable(
  'events',
  {
    at: timestamp({ withTimezone: true }).notNull(),
    profileId: integer('profile_id').notNull(),
    kind: text().$type<EventKind>().notNull(),
    source: text().$type<Source>().notNull(),
    /** The referring site. */
    host: text(),
    device: text().$type<Device>().notNull(),
    /** The clicked link or button, the sharing channel, or the tapped tag. */
    target: text(),
    /** Hashed with the salt of the day, which is deleted afterwards. */
    visitor: bytes().notNull(),
  },
  (table) => [index('events_at').on(table.at)],
);

export type SumDimension = 'all' | 'source' | 'host' | 'device' | 'hour' | 'target';

/** The aggregates that pages read: per day and kind, in total and by dimension. */
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
    // For the totals of all profiles in the admin area.
    index('stat_sums_days').on(table.day, table.kind).where(sql`${table.dimension} = 'all'`),
  ],
);

/** Today's visitor hashes, so that no visitor is counted twice; emptied after the day. */
export const dayVisitorsTable = pgTable(
  'day_visitors',
  { profileId: integer('profile_id').notNull(), day: date({ mode: 'string' }).notNull(), visitor: bytes().notNull() },
  (table) => [
    primaryKey({ columns: [table.profileId, table.day, table.visitor] }),
    index('day_visitors_day').on(table.day),
  ],
);

/** One per day, shared by all processes, deleted after the day. */
export const visitorSaltsTable = pgTable('visitor_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: bytes().notNull(),
});
