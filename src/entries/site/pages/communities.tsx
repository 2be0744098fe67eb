import { CommunitiesPage, communitiesHead, communityQueries } from '#features/communities/web/index.ts';
import type { PageModule } from '../page-module.ts';

export const page: PageModule = {
  Page: CommunitiesPage,
  prefetch: (queries, api, locale) => queries.prefetchQuery(communityQueries.list(api, locale)),
  head: (locale) => communitiesHead(locale),
};
