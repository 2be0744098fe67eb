export { communitiesExport, listUsedCommunityFiles } from './data-export.ts';
export { communitiesFeature } from './feature.ts';
export { listCommunitiesForSearch } from './read.ts';
export { seedCommunities } from './seed.ts';
