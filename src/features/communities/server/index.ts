export { communitiesFeature } from './feature.ts';
export { countNewMembers } from './member-queries.ts';
export { communitiesExport, listCommunitiesForSearch, listUsedCommunityFiles } from './read.ts';
export { seedCommunities } from './seed.ts';
