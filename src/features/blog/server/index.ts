export { searchPosts } from './draft-queries.ts';
export { blogFeature } from './feature.ts';
export { blogFeed } from './feed.ts';
export { blogPreview, listPostsForSearch } from './read.ts';
export { bundledCovers } from './seed/seed.ts';
