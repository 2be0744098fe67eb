import { listPostsForSearch } from '#features/blog/server/index.ts';
import { listCommunitiesForSearch } from '#features/communities/server/index.ts';
import { helpSlugs } from '#features/help/questions.ts';
import { listForSearch } from '#features/profiles/server/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { ListedPage } from './site/site-files.ts';

/** What search engines are told of, beside the pages that are always there. */
export async function listPages(services: Services): Promise<ListedPage[]> {
  const lists = await Promise.all([
    listPostsForSearch(services),
    listCommunitiesForSearch(services),
    listForSearch(services),
  ]);
  const answers = helpSlugs.map((slug) => ({ path: `/help/${slug}`, changedAt: null }));
  return [...answers, ...lists.flat()];
}
