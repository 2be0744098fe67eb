import { BlogPage, blogHead, prefetchPosts } from '#features/blog/web/index.ts';
import { blogFeedLink } from '../blog-feed-link.ts';
import type { PageModule } from '../page-module.ts';

export const page: PageModule = {
  Page: BlogPage,
  prefetch: (queries, api, locale) => prefetchPosts(queries, api, locale),
  head: (locale) => ({ ...blogHead(locale), feed: blogFeedLink(locale) }),
};
