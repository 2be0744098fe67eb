import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.ts';
import type { Post } from '../contract.ts';
import type { PostFilter, PostsPage } from './read-posts.ts';

/** The same for all, so that what an admin changes can have everything here read again. */
const all = '/api/blog-posts';

const listKey = ({ language, tag = '', q = '' }: PostFilter) => [all, 'list', language, tag, q] as const;
const postKey = (id: string) => [all, 'post', id] as const;

/** The first HTML brings the answers along; what asks and checks loads when something is asked for again. */
export const blogQueries = {
  list: (api: Api, filter: PostFilter) =>
    infiniteQueryOptions<PostsPage, Error, InfiniteData<PostsPage>, ReturnType<typeof listKey>, number | undefined>({
      queryKey: listKey(filter),
      queryFn: async ({ pageParam }) => (await import('./read-posts.ts')).readPosts(api, filter, pageParam),
      initialPageParam: undefined,
      getNextPageParam: ({ posts, hasMore }) => (hasMore ? posts.at(-1)?.id : undefined),
      placeholderData: keepPreviousData,
    }),
  /** null: there is no such post. */
  post: (api: Api, id: string) =>
    queryOptions({
      queryKey: postKey(id),
      queryFn: async () => (await import('./read-posts.ts')).readPost(api, id),
    }),
};

export const prefetchPosts = (queries: QueryClient, api: Api, locale: Locale): Promise<void> =>
  queries.prefetchInfiniteQuery(blogQueries.list(api, { language: locale }));

/** Where there is no such post its page shows the newest ones instead. */
export async function prefetchPost(queries: QueryClient, api: Api, id: string, locale: Locale): Promise<void> {
  await queries.prefetchQuery(blogQueries.post(api, id));
  if (isUnknownPost(queries, id)) await prefetchPosts(queries, api, locale);
}

export const findReadPost = (queries: QueryClient, id: string): Post | null | undefined =>
  queries.getQueryData<Post | null>(postKey(id));

/** The question was answered, and there is no such post. */
export const isUnknownPost = (queries: QueryClient, id: string): boolean => findReadPost(queries, id) === null;
