export { communitiesFeature } from './feature.ts';
export { communitiesExport, listCommunitiesForSearch, listUsedCommunityFiles } from './read.ts';
export { seedCommunities } from './seed.ts';
