export { blogFeature } from './feature.ts';
export { blogFeed } from './feed.ts';
export { blogPreview } from './preview.ts';
export { listPostsForSearch } from './read.ts';
export { bundledCovers } from './seed/covers.ts';
