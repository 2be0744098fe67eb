import { lazy, Suspense, useState } from 'react';
import { Card, CardHeader } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Stats } from '../../contract.ts';
import { statsTexts } from '../stats-texts.ts';
import styles from './days-section.module.css';
import { DaysTable } from './days-table.tsx';
import { type Metric, metrics } from './metrics.ts';

/** The drawing library is heavy: the figures stand before it has come. */
const DaysChart = lazy(async () => ({ default: (await import('./days-chart.tsx')).DaysChart }));

interface DaysSectionProps {
  days: Stats['days'];
  today: string;
}

export function DaysSection({ days, today }: DaysSectionProps) {
  const t = useTexts(statsTexts);
  const [metric, setMetric] = useState<Metric>('views');
  return (
    <Card as="section" aria-labelledby="stats-days" className={styles.section}>
      <div className={styles.head}>
        <CardHeader title={t('statsPage.days.title')} titleId="stats-days" />
        <RadioGroup
          className={styles.choice ?? ''}
          label={t('statsPage.days.choice')}
          hideLabel
          variant="segmented"
          value={metric}
          onValueChange={(value) => setMetric(metrics.find((one) => one === value) ?? 'views')}
        >
          {metrics.map((one) => (
            <RadioItem key={one} value={one}>
              {t(`statsPage.days.${one}`)}
            </RadioItem>
          ))}
        </RadioGroup>
      </div>
      <Legend metric={metric} />
      <div className={styles.plot}>
        <Suspense fallback={<Skeleton shape="block" className={styles.waiting ?? ''} />}>
          <DaysChart days={days} metric={metric} today={today} />
        </Suspense>
      </div>
      <DaysTable days={days} />
    </Card>
  );
}

function Legend({ metric }: { metric: Metric }) {
  const t = useTexts(statsTexts);
  return (
    <p className={styles.legend}>
      <span className={styles.entry}>{t(`statsPage.days.${metric}`)}</span>
      {metric === 'views' && (
        <span className={styles.entry} data-series="visitors">
          {t('statsPage.days.visitors')}
        </span>
      )}
    </p>
  );
}
