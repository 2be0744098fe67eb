export { communitiesExport, listUsedCommunityFiles } from './data-export.ts';
export { communitiesFeature } from './feature.ts';
export { listCommunitiesForSearch } from './list.ts';
export { seedCommunities } from './seed.ts';
