import { FileQuestion } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { blogTexts } from '../blog-texts.ts';
import grid from '../list/post-grid.module.css';
import { PostTile } from '../list/post-tile.tsx';
import { usePosts } from '../list/use-posts.ts';
import styles from './post-page.module.css';

const maxNewest = 3;
const everything = { tag: '', q: '' };

/** The post is not here; others are. */
export function LostPost() {
  const t = useTexts(blogTexts);
  const newest = usePosts(everything, useLocale().locale).posts?.slice(0, maxNewest) ?? [];
  return (
    <div className={styles.page}>
      <div className={styles.wrap}>
        <div className={styles.lost}>
          <EmptyState
            icon={FileQuestion}
            level="h1"
            title={t('blogPages.lost.title')}
            action={
              <Button asChild>
                <a href="/blog">{t('blogPages.post.back')}</a>
              </Button>
            }
          >
            {t(newest.length > 0 ? 'blogPages.lost.text' : 'blogPages.lost.bare')}
          </EmptyState>
        </div>
        <ul className={grid.grid}>
          {newest.map((post) => (
            <PostTile key={post.id} post={post} level="h2" />
          ))}
        </ul>
      </div>
    </div>
  );
}
