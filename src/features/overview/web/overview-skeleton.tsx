import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import charts from './charts.module.css';
import styles from './overview.module.css';
import { overviewTexts } from './overview-texts.ts';

const figures = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export function OverviewSkeleton() {
  const t = useTexts(overviewTexts);
  return (
    <div className={styles.body} role="status" aria-busy="true" aria-label={t('overview.loading')}>
      <div className={styles.figures}>
        {figures.map((one) => (
          <Card key={one} className={styles.figureWaiting ?? ''}>
            <Skeleton />
            <Skeleton shape="title" />
          </Card>
        ))}
      </div>
      <Card>
        <div className={charts.plot}>
          <Skeleton shape="block" className={charts.waiting ?? ''} />
        </div>
      </Card>
    </div>
  );
}
