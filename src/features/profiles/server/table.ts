import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { usersTable } from '#features/accounts/server/table.ts';
import type { ProfileDocument } from '../document/document.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const profilesTable = pgTable(
  'profiles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** The current addresses; `profile_addresses` decides who may claim which. */
    slug: text().notNull(),
    customSlug: text('custom_slug'),
    status: text().$type<'draft' | 'published' | 'paused'>().notNull().default('draft'),
    /** Set by an admin, independently of the owner's own status. */
    suspendedAt: instant('suspended_at'),
    suspendedReason: text('suspended_reason'),
    isPrimary: boolean('is_primary').notNull().default(false),
    /** Order among the public examples; null if it is not an example. */
    exampleRank: integer('example_rank'),
    version: integer().notNull().default(1),
    draft: jsonb().$type<ProfileDocument>().notNull(),
    published: jsonb().$type<ProfileDocument>(),
    publishedVersion: integer('published_version'),
    publishedAt: instant('published_at'),
    /** Stable id for address books: saving the contact again replaces the old one. */
    uid: uuid().notNull().defaultRandom(),
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('profiles_owner').on(table.ownerId),
    uniqueIndex('profiles_primary').on(table.ownerId).where(sql`${table.isPrimary} and ${table.deletedAt} is null`),
    index('profiles_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('profiles_suspended').on(table.id).where(sql`${table.suspendedAt} is not null`),
    index('profiles_status').on(table.status, table.id),
    index('profiles_published').on(table.publishedAt).where(sql`${table.publishedAt} is not null`),
    // Prefix search by any word of a name or an address.
    index('profiles_search').using('gin', searchTextOf(table)),
    // Staff search for a caller by the phone number or the email address on a profile.
    index('profiles_contact').using('gin', contactKeysOf(table)),
    index('profiles_examples').on(table.exampleRank).where(sql`${table.exampleRank} is not null`),
  ],
);

/** Must be identical to the index expression; otherwise the database does not use the index. */
export function searchTextOf({ slug, customSlug, draft }: Record<'slug' | 'customSlug' | 'draft', AnyPgColumn>): SQL {
  return sql`to_tsvector('simple', ${slug} || ' ' || coalesce(${customSlug}, '') || ' ' || coalesce(${draft} #>> '{identity,name,he}', '') || ' ' || coalesce(${draft} #>> '{identity,name,en}', ''))`;
}

/** The phone numbers and lowercase email addresses on a profile; identical to the index expression as well. */
export function contactKeysOf({ draft }: Record<'draft', AnyPgColumn>): SQL {
  return sql`(jsonb_path_query_array(${draft}, '$.contact.**.number') || lower(jsonb_path_query_array(${draft}, '$.contact.emails[*]')::text)::jsonb)`;
}

/** Every current or former address of a profile. The primary key resolves concurrent claims. */
export const profileAddressesTable = pgTable(
  'profile_addresses',
  {
    kind: text().$type<'slug' | 'custom'>().notNull(),
    name: text().notNull(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profilesTable.id, { onDelete: 'cascade' }),
    /** Set for a released address, which redirects to the current one; others may claim it from `freeAt`. */
    freeAt: instant('free_at'),
    /** Printed on a physical card: never released. */
    isPrinted: boolean('is_printed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name] }),
    index('profile_addresses_profile').on(table.profileId),
  ],
);

export const profileVersionsTable = pgTable(
  'profile_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profilesTable.id, { onDelete: 'cascade' }),
    document: jsonb().$type<ProfileDocument>().notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [index('profile_versions_profile').on(table.profileId, table.id)],
);
