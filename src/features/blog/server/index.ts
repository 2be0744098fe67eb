export { bundledCovers } from './covers.ts';
export { blogFeed } from './feed.ts';
export { forgetBlogAuthors, keepBlogFiles } from './pictures.ts';
export { blogPreview } from './preview.ts';
export { listPostsForSearch } from './read.ts';
export { blogRoutes } from './routes.ts';
export { seedBlog } from './seed.ts';
