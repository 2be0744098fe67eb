import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '#base/schemas.ts';
import { profilesTable } from '#features/profiles/server/table.ts';
import type { CommunityField } from '../domain.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const communitiesTable = pgTable('communities', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  name: jsonb().$type<LocalizedText>().notNull(),
  description: jsonb().$type<LocalizedText>().notNull().default({}),
  field: text().$type<CommunityField>().notNull(),
  /** Empty means the whole country. */
  city: jsonb().$type<LocalizedText>().notNull().default({}),
  /** ID of a stored picture. */
  picture: text(),
  hiddenAt: instant('hidden_at'),
  createdAt: instant('created_at').notNull(),
});

export const communityMembersTable = pgTable(
  'community_members',
  {
    communityId: integer('community_id')
      .notNull()
      .references(() => communitiesTable.id, { onDelete: 'cascade' }),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profilesTable.id, { onDelete: 'cascade' }),
    /** Whether the owner chose to appear in the list. */
    isListed: boolean('is_listed').notNull().default(true),
    joinedAt: instant('joined_at').notNull(),
    /** Until an admin has seen it: members join by themselves. */
    isNew: boolean('is_new').notNull().default(false),
    /** When an admin removed it. The row stays, so that the profile cannot rejoin. */
    removedAt: instant('removed_at'),
    note: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.profileId] }),
    index('community_members_profile').on(table.profileId),
    index('community_members_new').on(table.joinedAt).where(sql`is_new`),
  ],
);
