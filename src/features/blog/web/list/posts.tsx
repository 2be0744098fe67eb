import { Newspaper, SearchX } from 'lucide-react';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { blogTexts } from '../blog-texts.ts';
import styles from './blog-page.module.css';
import grid from './list.module.css';
import { PostGrid } from './post-grid.tsx';
import type { PostsState } from './use-posts.ts';

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
