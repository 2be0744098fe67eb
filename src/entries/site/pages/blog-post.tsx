import { isUnknownPost, PostPage, postHead, prefetchPost } from '#features/blog/web/index.ts';
import type { PageParams } from '../../page-paths.ts';
import { blogFeedLink } from '../blog-feed-link.ts';
import type { PageModule } from '../page-module.ts';

const idOf = ({ id = '' }: PageParams): string => id;

const BlogPost = ({ params }: { params: PageParams }) => <PostPage id={idOf(params)} />;

export const page: PageModule = {
  Page: BlogPost,
  prefetch: (queries, api, locale, params) => prefetchPost(queries, api, idOf(params), locale),
  isMissing: (queries, params) => isUnknownPost(queries, idOf(params)),
  head: (locale, { queries, params, publicUrl }) => {
    const { picturePath, pictureAlt, ...head } = postHead(queries, idOf(params), locale, publicUrl);
    const picture = picturePath && { picture: { path: picturePath, alt: pictureAlt ?? head.title } };
    return { ...head, ...picture, feed: blogFeedLink(locale) };
  },
};
