import { sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { blogPostsTable as posts } from '../table.ts';

type SeedRow = Omit<typeof posts.$inferInsert, 'id'>;

/** No post exists or ever existed: deleted seed posts are not created again. */
export async function isUntouched(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ is_untouched: boolean }>(sql`
    select last_value = 1 and not is_called and not exists (select from ${posts}) as is_untouched
    from blog_posts_id_seq`);
  return rows[0]?.is_untouched === true;
}

/**
 * Uses explicit IDs: sequence values are not rolled back with a failed transaction, so the next start would find the
 * table touched. Resetting the sequence is transactional.
 */
export async function insertSeeds(tx: Db, rows: readonly SeedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const numbered = rows.map((row, index) => ({ ...row, id: index + 1 }));
  await tx.insert(posts).overridingSystemValue().values(numbered);
  await tx.execute(sql.raw(`alter table blog_posts alter column id restart with ${rows.length + 1}`));
}
