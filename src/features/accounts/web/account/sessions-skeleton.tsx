import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { accountTexts } from '../account-texts.ts';
import styles from './skeletons.module.css';

export function SessionsSkeleton() {
  const t = useTexts(accountTexts);
  return (
    <div className={styles.rows} role="status" aria-busy="true" aria-label={t('account.page.loading')}>
      {['first', 'second'].map((name) => (
        <div key={name} className={styles.row}>
          <Skeleton shape="circle" />
          <div className={styles.lines}>
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
