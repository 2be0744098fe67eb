import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { inboxTexts } from '../inbox-texts.ts';
import styles from './list-skeleton.module.css';

const rows = ['one', 'two', 'three', 'four', 'five', 'six'];

export function ListSkeleton() {
  const t = useTexts(inboxTexts);
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={t('inbox.loading')}>
      {rows.map((name) => (
        <div key={name} className={styles.row}>
          <Skeleton shape="circle" />
          <div className={styles.words}>
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
