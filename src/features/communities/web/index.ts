export { CommunityPage, communityHead } from './community/community-page.tsx';
export { CommunitiesPage } from './list/communities-page.tsx';
export { communitiesHead } from './list/list-head.ts';
export { communityQueries, isUnknownCommunity } from './queries.ts';

/** Loaded on demand, so that it is not part of other pages' bundles. */
export const loadCommunitiesAdminPage = async () => ({
  Page: (await import('./admin/communities-admin-page.tsx')).CommunitiesAdminPage,
});
