import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import type { Post } from '../contract.ts';
import type { PostFilter, PostsPage } from './read-posts.ts';

/** The common key prefix, so that an admin's change can invalidate all blog queries. */
const all = '/api/blog-posts';

const listKey = ({ language, tag = '', q = '' }: PostFilter) => [all, 'list', language, tag, q] as const;
const postKey = (id: string) => [all, 'post', id] as const;

/** The server-rendered HTML contains the data; the code that fetches and validates loads only on a refetch. */
export const blogQueries = {
  list: (api: Api, filter: PostFilter) =>
    infiniteQueryOptions<PostsPage, Error, InfiniteData<PostsPage>, ReturnType<typeof listKey>, number | undefined>({
      queryKey: listKey(filter),
      queryFn: async ({ pageParam }) => (await import('./read-posts.ts')).readPosts(api, filter, pageParam),
      initialPageParam: undefined,
      getNextPageParam: ({ posts, hasMore }) => (hasMore ? posts.at(-1)?.id : undefined),
      placeholderData: keepPreviousData,
    }),
  /** null: the post does not exist. */
  post: (api: Api, id: string) =>
    queryOptions({ queryKey: postKey(id), queryFn: async () => (await import('./read-posts.ts')).readPost(api, id) }),
};

export const prefetchPosts = (queries: QueryClient, api: Api, locale: Locale): Promise<void> =>
  queries.prefetchInfiniteQuery(blogQueries.list(api, { language: locale }));

/** If the post does not exist, its page shows the newest ones instead. */
export async function prefetchPost(queries: QueryClient, api: Api, id: string, locale: Locale): Promise<void> {
  await queries.prefetchQuery(blogQueries.post(api, id));
  if (isUnknownPost(queries, id)) await prefetchPosts(queries, api, locale);
}

export const findReadPost = (queries: QueryClient, id: string): Post | null | undefined =>
  queries.getQueryData<Post | null>(postKey(id));

/** Loaded, and the post does not exist. */
export const isUnknownPost = (queries: QueryClient, id: string): boolean => findReadPost(queries, id) === null;
