import { sql } from 'drizzle-orm';
import { isDemoCopy, ownerOf } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { profilesTable as profiles } from './table.ts';

/**
 * Cards that are out. Counted by small indexes without a look at the cards themselves: all that are published, without
 * those in the bin, the suspended and those of the demo account's copies.
 */
export async function countPublished(db: Db): Promise<number> {
  const [owners, isOwner] = ownerOf(profiles.ownerId);
  const { rows } = await db.execute<{ count: number }>(sql`
    select (
      (select count(*) from ${profiles} where status = 'published')
      - (select count(*) from ${profiles} where status = 'published' and deleted_at is not null)
      - (select count(*) from ${profiles}
         where status = 'published' and suspended_at is not null and deleted_at is null)
      - (select count(*) from ${owners} join ${profiles} on ${isOwner}
         where ${isDemoCopy} and status = 'published'
           and ${profiles.deletedAt} is null and ${profiles.suspendedAt} is null)
    )::int as count`);
  return rows[0]?.count ?? 0;
}
