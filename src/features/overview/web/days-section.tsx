import { Suspense, useState } from 'react';
import { DaysChart, dayText, useNumbers } from '#features/stats/web/index.ts';
import { RadioGroup, RadioItem } from '#ui/controls/radio-group.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Overview } from '../contract.ts';
import { ChartTable } from './chart-table.tsx';
import styles from './charts.module.css';
import { overviewTexts } from './overview-texts.ts';

/** What the chart of days can show. */
const dayMetrics = ['owners', 'views', 'taps'] as const;
type DayMetric = (typeof dayMetrics)[number];

interface DaysSectionProps {
  days: Overview['days'];
  today: string;
}

export function DaysSection({ days, today }: DaysSectionProps) {
  const t = useTexts(overviewTexts);
  const [metric, setMetric] = useState<DayMetric>('owners');
  return (
    <Card as="section" aria-labelledby="overview-days" className={styles.section}>
      <Row wrap align="center" justify="between" gap={3}>
        <CardHeader title={t('overview.days.title')} titleId="overview-days" />
        <RadioGroup
          label={t('overview.days.choice')}
          hideLabel
          variant="segmented"
          value={metric}
          onValueChange={(value) => setMetric(dayMetrics.find((one) => one === value) ?? 'owners')}
        >
          {dayMetrics.map((one) => (
            <RadioItem key={one} value={one}>
              {t(`overview.days.${one}`)}
            </RadioItem>
          ))}
        </RadioGroup>
      </Row>
      <div className={styles.plot}>
        {/* The figures stand before the drawing has come. */}
        <Suspense fallback={<Skeleton shape="block" className={styles.waiting ?? ''} />}>
          <DaysChart
            label={t('overview.days.chart')}
            days={days}
            lines={[{ key: metric, name: t(`overview.days.${metric}`) }]}
            today={{ day: today, name: t('overview.days.today') }}
          />
        </Suspense>
      </div>
      <DaysTable days={days} />
    </Card>
  );
}

interface DaysTableProps {
  days: Overview['days'];
}

/** The same days for whoever reads rather than looks. The newest stand first. */
function DaysTable({ days }: DaysTableProps) {
  const t = useTexts(overviewTexts);
  const { locale } = useLocale();
  const { formatInteger } = useNumbers();
  return (
    <ChartTable
      caption={t('overview.days.table')}
      heads={[t('overview.days.day'), ...dayMetrics.map((name) => t(`overview.days.${name}`))]}
      rows={days.toReversed().map((one) => ({
        name: dayText(one.day, locale, 'full'),
        cells: dayMetrics.map((name) => formatInteger(one[name])),
      }))}
    />
  );
}
