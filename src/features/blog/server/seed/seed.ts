import type { Db } from '#server-kit/db/database.ts';
import { searchTextOf } from '../normalize.ts';
import { seedPosts } from '../posts/index.ts';
import { drawnCovers } from './drawn-covers.ts';
import type { SeedPost } from './seed-post.ts';
import { insertSeeds, isUntouched } from './seed-queries.ts';

const dayMilliseconds = 86_400_000;

/** The posts that come with the product, once. Runs in the transaction of the other seeds. */
export async function seedBlog(db: Db, now: Date): Promise<void> {
  if (!(await isUntouched(db))) return;
  const oldestFirst = seedPosts.toSorted((one, two) => two.daysAgo - one.daysAgo);
  await insertSeeds(
    db,
    oldestFirst.map((post) => rowOf(post, now)),
  );
}

function rowOf({ cover, tags, daysAgo, ...post }: SeedPost, now: Date) {
  const drawn = drawnCovers[cover.name];
  const at = new Date(now.getTime() - daysAgo * dayMilliseconds);
  const content = { ...post, tags: [...tags], cover: drawn ? { file: drawn.id, alt: cover.alt } : null };
  return { ...content, searchText: searchTextOf(content), publishAt: at, createdAt: at, updatedAt: at };
}
