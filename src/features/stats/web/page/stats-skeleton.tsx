import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import chart from '../chart/days-section.module.css';
import { statsTexts } from '../stats-texts.ts';
import styles from './stats-page.module.css';
import skeletons from './stats-skeleton.module.css';

const figures = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** As large as what comes in its place. */
export function StatsSkeleton() {
  const t = useTexts(statsTexts);
  return (
    <div className={styles.body} role="status" aria-label={t('statsPage.loading')}>
      <div className={styles.figures}>
        {figures.map((name) => (
          <Card key={name} className={skeletons.figure}>
            <Skeleton />
            <Skeleton shape="title" />
            <Skeleton />
          </Card>
        ))}
      </div>
      <Card>
        <Skeleton shape="title" />
        <div className={chart.plot}>
          <Skeleton shape="block" className={skeletons.plot ?? ''} />
        </div>
      </Card>
    </div>
  );
}
