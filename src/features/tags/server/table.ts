import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import { profilesTable } from '#features/profiles/server/table.ts';
import type { TagActor, TagEvent, TagState } from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The chips in physical cards. Never deleted, so that every tap gets a response; those of demo accounts exist on no card. */
export const tagsTable = pgTable(
  'tags',
  {
    /** Uppercase. */
    code: text().primaryKey(),
    state: text().$type<TagState>().notNull(),
    ownerId: integer('owner_id').references(() => usersTable.id, { onDelete: 'set null' }),
    profileId: integer('profile_id').references(() => profilesTable.id, { onDelete: 'set null' }),
    /** Temporary override with another profile. */
    scheduleProfileId: integer('schedule_profile_id').references(() => profilesTable.id, { onDelete: 'set null' }),
    scheduleUntil: instant('schedule_until'),
    name: text().notNull().default(''),
    /** The card order it was made for. No foreign key, because orders belong to a higher-level feature. */
    orderId: integer('order_id'),
    /** The workshop's batch name, for tags made without an owner. */
    batch: text(),
    /** When the workshop wrote the tag, and its chip model. */
    writtenAt: instant('written_at'),
    model: text(),
    /** Of a demo account: outside of every list and figure, and deleted with the account (decision 73). */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('tags_owner').on(table.ownerId, table.createdAt),
    index('tags_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('tags_batch').on(table.batch).where(sql`${table.batch} is not null`),
    index('tags_profile').on(table.profileId),
    index('tags_schedule_profile').on(table.scheduleProfileId).where(sql`${table.scheduleProfileId} is not null`),
    index('tags_made').on(table.createdAt, table.code),
    index('tags_state').on(table.state, table.createdAt, table.code),
    index('tags_search').using('gin', tagSearchVector(table)),
  ],
);

/** All words of the code, name and batch. */
export function tagSearchVector({ code, name, batch }: Record<'code' | 'name' | 'batch', AnyPgColumn>): SQL {
  return sql`to_tsvector('simple', ${code} || ' ' || ${name} || ' ' || coalesce(${batch}, ''))`;
}

/** All events of a tag; append-only. */
export const tagEventsTable = pgTable(
  'tag_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text()
      .notNull()
      .references(() => tagsTable.code),
    event: text().$type<TagEvent>().notNull(),
    by: text().$type<TagActor>().notNull(),
    /** The acting user; null for the system and for finders. */
    actorId: integer('actor_id'),
    /** The owner at that time: a later owner sees only their own part of the history. */
    ownerId: integer('owner_id'),
    details: jsonb().$type<Readonly<Record<string, string | number | null>>>().notNull().default({}),
    at: instant('at').notNull(),
  },
  (table) => [index('tag_events_code').on(table.code, table.id)],
);

/** A pending or past transfer of a tag to another user. */
export const tagOffersTable = pgTable(
  'tag_offers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text()
      .notNull()
      .references(() => tagsTable.code),
    fromUserId: integer('from_user_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** Hash of the token in the link; the token itself is not stored. */
    tokenHash: bytes('token_hash').notNull().unique(),
    email: text(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    outcome: text().$type<'accepted' | 'declined' | 'withdrawn' | 'expired'>(),
  },
  (table) => [
    uniqueIndex('tag_offers_open').on(table.code).where(sql`${table.endedAt} is null`),
    index('tag_offers_from').on(table.fromUserId),
  ],
);
