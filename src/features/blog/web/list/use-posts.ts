import { useInfiniteQuery } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { PostSummary } from '../../contract.ts';
import { blogQueries } from '../queries.ts';
import type { BlogFilter } from './use-blog-filter.ts';

export interface PostsState {
  /** Undefined while loading. */
  readonly posts: readonly PostSummary[] | undefined;
  /** The tags of all posts in the language, most used first. */
  readonly tags: readonly string[];
  readonly isFiltered: boolean;
  /** The blog has no posts at all. */
  readonly isBare: boolean;
  readonly isFailed: boolean;
  /** The shown posts still belong to the previous filter. */
  readonly isChanging: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  onRetry(): void;
  onMore(): void;
}

export function usePosts(filter: BlogFilter, language: Locale): PostsState {
  const query = useInfiniteQuery(blogQueries.list(useApi(), { language, ...filter }));
  const pages = query.data?.pages;
  const posts = pages?.flatMap((page) => page.posts);
  const isFiltered = Boolean(filter.tag || filter.q);
  return {
    posts,
    tags: pages?.[0]?.tags ?? [],
    isFiltered,
    isBare: posts?.length === 0 && !isFiltered && !query.isPlaceholderData,
    isFailed: query.isError && !pages,
    isChanging: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    onRetry: () => void query.refetch(),
    onMore: () => void query.fetchNextPage(),
  };
}
