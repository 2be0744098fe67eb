import { Newspaper, SearchX } from 'lucide-react';
import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { SearchField } from '#ui/controls/search-field.tsx';
import { EmptyState, ErrorCard, Skeleton } from '#ui/feedback/query-content.tsx';
import { Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { OpenPage } from '#ui/layout/open-page.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { blogTexts } from '../blog-texts.ts';
import styles from './blog-page.module.css';
import grid from './list.module.css';
import { PostGrid, type PostsState, usePosts } from './post-tile.tsx';
import { type BlogFilter, blogAddress, useBlogFilter } from './use-blog-filter.ts';

const skeletonKeys = ['first', 'second', 'third'];

function PostsSkeleton() {
  const t = useTexts(blogTexts);
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('blogPages.list.loading')}</VisuallyHidden>
      <Stack gap={[10, 8]} shrinkItems className={grid.grid}>
        {skeletonKeys.map((key) => (
          <Stack gap={3} key={key}>
            <Skeleton shape="block" className={styles.cover ?? ''} />
            <Skeleton shape="title" />
            <Skeleton />
          </Stack>
        ))}
      </Stack>
    </div>
  );
}

interface PostsProps extends PostsState {
  onClear(): void;
}

/** Renders the posts, or their loading, empty or error state. */
export function Posts({ onClear, ...state }: PostsProps) {
  const t = useTexts(blogTexts);
  const { posts, isFiltered, isFailed, isChanging } = state;
  if (isFailed) return <ErrorCard type="network" message={t('blogPages.list.failed')} onRetry={state.onRetry} />;
  if (!posts) return <PostsSkeleton />;
  if (posts.length > 0 || isChanging) return <PostGrid {...state} posts={posts} />;
  if (isFiltered)
    return (
      <div role="status">
        <EmptyState
          icon={SearchX}
          title={t('blogPages.list.none.title')}
          action={<Button onClick={onClear}>{t('blogPages.list.none.action')}</Button>}
        >
          {t('blogPages.list.none.text')}
        </EmptyState>
      </div>
    );
  return (
    <EmptyState
      icon={Newspaper}
      title={t('blogPages.list.empty.title')}
      action={<LinkButton href="/examples">{t('blogPages.list.empty.action')}</LinkButton>}
    >
      {t('blogPages.list.empty.text')}
    </EmptyState>
  );
}

interface TopicFilterProps {
  tags: readonly string[];
  chosen: BlogFilter;
  /** An empty tag means all posts. */
  onChoose(tag: string): void;
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Real links, so that a topic can be opened in a new tab; a plain click filters the list in place. */
function TopicFilter({ tags, chosen: { tag: chosen, q }, onChoose }: TopicFilterProps) {
  const t = useTexts(blogTexts);
  const row = useRef<HTMLElement>(null);
  // A topic from the URL that no post has is shown too, so that it can be deselected.
  const every = ['', ...tags, ...(chosen && !tags.includes(chosen) ? [chosen] : [])];
  useEffect(() => {
    // On a phone the row is wider than the viewport.
    if (chosen) row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <Row as="nav" gap={2} shrink ref={row} className={styles.topics} aria-label={t('blogPages.list.topics')}>
      {every.map((tag) => (
        <a
          key={tag}
          className={styles.topic}
          href={blogAddress({ tag, q })}
          {...(tag === chosen && { 'aria-current': 'true' })}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onChoose(tag);
          }}
        >
          {tag || t('blogPages.list.all')}
        </a>
      ))}
    </Row>
  );
}

export function BlogPage() {
  const t = useTexts(blogTexts);
  const { locale } = useLocale();
  const { filter, go } = useBlogFilter();
  const posts = usePosts(filter, locale);
  const search = useCallback((q: string) => go({ q }), [go]);
  return (
    <OpenPage badge={t('blogPages.list.badge')} title={t('blogPages.list.title')} lead={t('blogPages.list.lead')}>
      <Stack gap={8} shrinkItems className={styles.wrap}>
        {!posts.isBare && (
          <Stack as="search" gap={4} shrinkItems className={styles.tools}>
            <TopicFilter tags={posts.tags} chosen={filter} onChoose={(tag) => go({ tag })} />
            <div>
              <SearchField
                value={filter.q}
                label={t('blogPages.list.search')}
                placeholder={t('blogPages.list.placeholder')}
                clearLabel={t('blogPages.list.clear')}
                maxLength={100}
                onSearch={search}
              />
            </div>
          </Stack>
        )}
        <Posts {...posts} onClear={() => go({ tag: '', q: '' })} />
        <OtherLanguage />
      </Stack>
    </OpenPage>
  );
}

/** Posts are in the visitor's language; this links to the other language and to the feed. */
function OtherLanguage() {
  const t = useTexts(blogTexts);
  const { locale } = useLocale();
  const other = locale === 'he' ? 'en' : 'he';
  return (
    <Text tone="muted" size="s" textAlign="center" className={styles.other}>
      {t('blogPages.other.text')}{' '}
      <a href={`/blog?lang=${other}`} hrefLang={other}>
        {t('blogPages.other.link')}
      </a>
      <a className={styles.feed} href={`/rss.xml?lang=${locale}`} type="application/rss+xml">
        RSS
      </a>
    </Text>
  );
}
