import { useState } from 'react';
import { DaysChart, dayText, useNumbers } from '#features/stats/web/index.ts';
import { ChartCard, ChartChoice, ChartPlot } from '#ui/chart.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Overview } from '../contract.ts';
import { ChartTable } from './chart-table.tsx';
import { overviewTexts } from './overview-texts.ts';

/** Metrics of the daily chart. */
const dayMetrics = ['owners', 'views', 'taps'] as const;
type DayMetric = (typeof dayMetrics)[number];

export function DaysSection({ days, today }: { days: Overview['days']; today: string }) {
  const t = useTexts(overviewTexts);
  const [metric, setMetric] = useState<DayMetric>('owners');
  return (
    <ChartCard
      titleId="overview-days"
      title={t('overview.days.title')}
      choice={
        <ChartChoice
          label={t('overview.days.choice')}
          values={dayMetrics}
          text={(one) => t(`overview.days.${one}`)}
          value={metric}
          onChange={setMetric}
        />
      }
    >
      <ChartPlot>
        <DaysChart
          label={t('overview.days.chart')}
          days={days}
          lines={[{ key: metric, name: t(`overview.days.${metric}`) }]}
          today={{ day: today, name: t('overview.days.today') }}
        />
      </ChartPlot>
      <DaysTable days={days} />
    </ChartCard>
  );
}

/** The same days as a table, newest first, for users who prefer to read. */
function DaysTable({ days }: { days: Overview['days'] }) {
  const t = useTexts(overviewTexts);
  const { locale } = useLocale();
  const { formatInteger } = useNumbers();
  return (
    <ChartTable
      caption={t('overview.days.table')}
      heads={[t('overview.days.day'), ...dayMetrics.map((name) => t(`overview.days.${name}`))]}
      rows={days
        .toReversed()
        .map((one) => ({
          name: dayText(one.day, locale, 'full'),
          cells: dayMetrics.map((name) => formatInteger(one[name])),
        }))}
    />
  );
}
