import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { blogTexts } from '../blog-texts.ts';
import styles from './post-skeleton.module.css';

export function PostSkeleton() {
  const t = useTexts(blogTexts);
  return (
    <div className={styles.post} role="status" aria-busy="true">
      <VisuallyHidden>{t('blogPages.list.loading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="block" className={styles.cover ?? ''} />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
