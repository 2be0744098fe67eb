import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { LocalizedText } from '#base/content-schemas.ts';
import { isActiveOwner, isDemoCopy, ownerOf } from '#features/accounts/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { indexAmongOwn } from './public/public-queries.ts';
import { profilesTable as profiles } from './table.ts';

/** One value for all of them: a list of thousands is no list of thousands of values. */
const isAmong = (ids: readonly number[]): SQL => sql`${profiles.id} = any(${sql.param(ids)}::int[])`;

/** Shown, as far as the profile itself and its owner's stay go; what the plan says is left to the caller. */
export const listAvailable = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: profiles.id, ownerId: profiles.ownerId, index: indexAmongOwn, isDemo: isDemoCopy })
    .from(profiles)
    .innerJoin(...ownerOf(profiles.ownerId))
    .where(
      and(
        isAmong(ids),
        eq(profiles.status, 'published'),
        isNotNull(profiles.published),
        isNull(profiles.suspendedAt),
        isNull(profiles.deletedAt),
        isActiveOwner,
      ),
    );

const document = sql`coalesce(${profiles.published}, ${profiles.draft})`;

/** Of each document only the few words that stand on a small card. */
export const listSummaryRows = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: profiles.id,
      ownerId: profiles.ownerId,
      slug: profiles.slug,
      customSlug: profiles.customSlug,
      name: sql<LocalizedText>`${document} -> 'identity' -> 'name'`,
      title: sql<LocalizedText>`coalesce(${document} -> 'identity' -> 'title', '{}')`,
      company: sql<LocalizedText>`coalesce(${document} -> 'identity' -> 'company', '{}')`,
      avatar: sql<string | null>`${document} -> 'identity' -> 'avatar' ->> 'file'`,
      language: sql<Locale>`${document} ->> 'language'`,
    })
    .from(profiles)
    .where(and(isAmong(ids), isNull(profiles.deletedAt)));
