import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './plans-skeleton.module.css';
import { plansTexts } from './plans-texts.ts';

export function PlansSkeleton() {
  const t = useTexts(plansTexts);
  return (
    <div className={styles.page} role="status" aria-busy="true" aria-label={t('plans.loading')}>
      <Skeleton shape="block" />
      <div className={styles.grid}>
        <Skeleton shape="block" className={styles.card ?? ''} />
        <Skeleton shape="block" className={styles.card ?? ''} />
        <Skeleton shape="block" className={styles.card ?? ''} />
      </div>
    </div>
  );
}
