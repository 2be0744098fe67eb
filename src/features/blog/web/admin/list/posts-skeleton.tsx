import { Skeleton } from '#ui/skeleton.tsx';
import styles from './post-column.module.css';

const rows = ['one', 'two', 'three', 'four', 'five', 'six'];

interface PostsSkeletonProps {
  label: string;
}

export function PostsSkeleton({ label }: PostsSkeletonProps) {
  return (
    <div className={styles.rows} role="status" aria-busy="true" aria-label={label}>
      {rows.map((name) => (
        <div key={name} className={styles.waiting}>
          <Skeleton shape="block" className={styles.cover ?? ''} />
          <div className={styles.lines}>
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
