import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './rows-skeleton.module.css';

const rows = ['one', 'two', 'three', 'four', 'five', 'six'];

interface RowsSkeletonProps {
  label: string;
}

export function RowsSkeleton({ label }: RowsSkeletonProps) {
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={label}>
      {rows.map((name) => (
        <Stack gap={3} key={name} className={styles.row}>
          <Skeleton shape="title" />
          <Skeleton />
        </Stack>
      ))}
    </div>
  );
}
