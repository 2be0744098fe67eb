export { BlogPage } from './list/blog-page.tsx';
export { PostPage } from './post/post-page.tsx';
export { blogHead, postHead } from './post-head.ts';
export { blogQueries, isUnknownPost, prefetchPost, prefetchPosts } from './queries.ts';

/** Code-split: readers never load the admin pages. */
export const loadBlogAdminPage = async () => ({
  Page: (await import('./admin/list/blog-admin-page.tsx')).BlogAdminPage,
});
export const loadPostEditorPage = async () => ({
  Page: (await import('./admin/editor/post-editor-page.tsx')).PostEditorPage,
});
export const loadPostPreviewPage = async () => ({
  Page: (await import('./admin/preview/post-preview-page.tsx')).PostPreviewPage,
});
