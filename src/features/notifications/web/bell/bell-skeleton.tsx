import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { noticesTexts } from '../texts.ts';
import styles from './bell.module.css';

export function BellSkeleton() {
  const t = useTexts(noticesTexts);
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={t('notices.bell.loading')}>
      {['one', 'two', 'three'].map((name) => (
        <div key={name} className={styles.body}>
          <Skeleton shape="circle" />
          <span className={styles.words}>
            <Skeleton />
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  );
}
