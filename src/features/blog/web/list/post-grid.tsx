import { Button } from '#ui/controls/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { PostSummary } from '../../contract.ts';
import { blogTexts } from '../blog-texts.ts';
import styles from './list.module.css';
import { PostTile } from './post-tile.tsx';
import type { PostsState } from './use-posts.ts';

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
