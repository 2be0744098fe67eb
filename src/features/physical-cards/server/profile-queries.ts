import { inArray } from 'drizzle-orm';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { profilesTable as profiles } from '#features/profiles/server/table.ts';
import type { Db } from '#server-kit/db/database.ts';

/** What the profiles that cards open are called. */
export async function namesOfProfiles(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: profiles.id, slug: profiles.slug, draft: profiles.draft, published: profiles.published })
    .from(profiles)
    .where(inArray(profiles.id, [...new Set(ids)]));
  return new Map(
    rows.map(({ id, slug, draft, published }) => [id, nameOfProfile({ document: published ?? draft }) || slug]),
  );
}
