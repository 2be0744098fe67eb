import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { blogTexts } from '../blog-texts.ts';
import grid from './post-grid.module.css';
import styles from './posts-skeleton.module.css';

const places = ['first', 'second', 'third'];

export function PostsSkeleton() {
  const t = useTexts(blogTexts);
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('blogPages.list.loading')}</VisuallyHidden>
      <div className={grid.grid}>
        {places.map((place) => (
          <div key={place} className={styles.tile}>
            <Skeleton shape="block" className={styles.cover ?? ''} />
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
