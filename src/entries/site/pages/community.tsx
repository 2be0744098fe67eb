import { CommunityPage, communityHead, communityQueries, isUnknownCommunity } from '#features/communities/web/index.ts';
import type { PageParams } from '../../page-paths.ts';
import type { PageModule } from '../page-module.ts';

const slugOf = ({ slug = '' }: PageParams): string => slug;

const Community = ({ params }: { params: PageParams }) => <CommunityPage slug={slugOf(params)} />;

export const page: PageModule = {
  Page: Community,
  prefetch: (queries, api, locale, params) => queries.prefetchQuery(communityQueries.one(api, locale, slugOf(params))),
  isMissing: (queries, params) => isUnknownCommunity(queries, slugOf(params)),
  head: (locale, { queries, params }) => communityHead(queries, slugOf(params), locale),
};
