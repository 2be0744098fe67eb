export { communitiesExport, keepCommunityFiles } from './data-export.ts';
export { listCommunitiesForSearch } from './list.ts';
export { communitiesRoutes } from './routes.ts';
export { seedCommunities } from './seed.ts';
