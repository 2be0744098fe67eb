import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { dashboardTexts } from '../texts.ts';
import styles from './dashboard-page.module.css';
import own from './dashboard-skeleton.module.css';

/** In the shape of what comes: figures, the line of days, leads, cards. */
export function DashboardSkeleton() {
  const t = useTexts(dashboardTexts);
  return (
    <div className={own.parts} role="status" aria-busy="true" aria-label={t('dashboard.loading')}>
      <div className={own.figures}>
        {['one', 'two', 'three', 'four'].map((name) => (
          <Card key={name}>
            <Skeleton />
            <Skeleton shape="title" />
          </Card>
        ))}
      </div>
      <div className={styles.columns}>
        <Card>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </Card>
        <Card>
          <Skeleton shape="title" />
          <Skeleton className={own.chart ?? ''} shape="block" />
        </Card>
      </div>
      <Card>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </Card>
    </div>
  );
}
