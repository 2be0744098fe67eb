import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Words } from '#base/content-schemas.ts';
import { usersTable as users } from '#features/accounts/server/table.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { placeAmongOwn } from './public-queries.ts';
import { profilesTable as profiles } from './table.ts';

/** One value for all of them: a list of thousands is no list of thousands of values. */
const among = (ids: readonly number[]): SQL => sql`${profiles.id} = any(${sql.param(ids)}::int[])`;

const isDemo = sql<boolean>`${users.demoEndsAt} is not null`;

/** Shown, as far as the profile itself and its owner's stay go; what the plan says is left to the caller. */
export const listUnhidden = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: profiles.id, ownerId: profiles.ownerId, place: placeAmongOwn, isDemo })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.ownerId))
    .where(
      and(
        among(ids),
        eq(profiles.status, 'published'),
        isNotNull(profiles.published),
        isNull(profiles.suspendedAt),
        isNull(profiles.deletedAt),
        isNull(users.deletesAt),
        isNull(users.suspendedAt),
      ),
    );

const shown = sql`coalesce(${profiles.published}, ${profiles.draft})`;

/** Of each document only the few words that stand on a small card. */
export const listCardWords = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: profiles.id,
      ownerId: profiles.ownerId,
      slug: profiles.slug,
      customSlug: profiles.customSlug,
      name: sql<Words>`${shown} -> 'identity' -> 'name'`,
      title: sql<Words>`coalesce(${shown} -> 'identity' -> 'title', '{}')`,
      company: sql<Words>`coalesce(${shown} -> 'identity' -> 'company', '{}')`,
      avatar: sql<string | null>`${shown} -> 'identity' -> 'avatar' ->> 'file'`,
      language: sql<Locale>`${shown} ->> 'language'`,
    })
    .from(profiles)
    .where(and(among(ids), isNull(profiles.deletedAt)));
