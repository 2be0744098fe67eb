import { useInfiniteQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { Button } from '#ui/controls/button.tsx';
import { type HeadingLevel, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { TileLink } from '#ui/layout/nav-links.tsx';
import { LocaleProvider, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { PostSummary } from '../../contract.ts';
import { blogTexts } from '../blog-texts.ts';
import { ResponsivePicture } from '../body/responsive-picture.tsx';
import { PostMeta } from '../post/post-article.tsx';
import { postPath } from '../post-path.ts';
import { blogQueries } from '../queries.ts';
import styles from './list.module.css';
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

interface PostTileProps {
  post: PostSummary;
  level: HeadingLevel;
  /** Full width, with the image beside the text. */
  isLead?: boolean;
  /** Above the fold: its image loads eagerly. */
  isFirst?: boolean;
}

const tileSizes = '(min-width: 64em) 23rem, (min-width: 40em) 45vw, 92vw';
const leadSizes = '(min-width: 64em) 43rem, 92vw';

/** The whole tile links to the post. It has the post's language, regardless of the page's. */
export function PostTile({ post, level: Heading, isLead = false, isFirst = false }: PostTileProps) {
  const { language, cover, title, summary, tags } = post;
  return (
    <LocaleProvider locale={language}>
      <Stack
        as="li"
        gap={4}
        justify="start"
        shrink
        className={styles.tile}
        lang={language}
        dir={directionOf(language)}
        data-lead={isLead}
      >
        <div className={styles.cover} aria-hidden="true">
          {cover ? (
            <ResponsivePicture
              className={styles.picture}
              file={cover.file}
              alt=""
              sizes={isLead ? leadSizes : tileSizes}
              isFirst={isFirst}
            />
          ) : (
            <Newspaper className={styles.without} size={48} strokeWidth={1.5} />
          )}
        </div>
        <Stack gap={2} className={styles.texts}>
          {tags[0] && (
            <Text tone="accent" size="xs" weight="strong">
              {tags[0]}
            </Text>
          )}
          <Heading className={styles.title}>
            <TileLink className={styles.link} href={postPath(post)}>
              {title}
            </TileLink>
          </Heading>
          <p className={styles.summary}>{summary}</p>
          <PostMeta publishedAt={post.publishedAt} readingMinutes={post.readingMinutes} />
        </Stack>
      </Stack>
    </LocaleProvider>
  );
}

interface PostGridProps extends PostsState {
  posts: readonly PostSummary[];
}

/** The newest post is large, unless the list is filtered. */
export function PostGrid({ posts, isFiltered, isChanging, ...more }: PostGridProps) {
  const t = useTexts(blogTexts);
  const count = posts.length;
  const found = t(more.hasMore ? 'blogPages.list.atLeast' : 'blogPages.list.displayed', { count });
  return (
    <Stack
      as="section"
      gap={6}
      className={styles.section}
      aria-label={t('blogPages.list.newest')}
      aria-busy={isChanging}
    >
      {isFiltered ? (
        <Text tone="muted" size="s" role="status">
          {found}
        </Text>
      ) : (
        <VisuallyHidden role="status">{found}</VisuallyHidden>
      )}
      <Stack as="ul" gap={[10, 8]} shrinkItems className={styles.grid}>
        {posts.map((post, index) => (
          <PostTile key={post.id} post={post} level="h2" isLead={index === 0 && !isFiltered} isFirst={index === 0} />
        ))}
      </Stack>
      {more.hasMore && (
        <Stack gap={3} align="center" className={styles.more}>
          {more.hasMoreFailed && <p role="alert">{t('blogPages.list.moreFailed')}</p>}
          <Button variant="outline" loading={more.isLoadingMore} onClick={more.onMore}>
            {t('blogPages.list.more')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
