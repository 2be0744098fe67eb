import { useState } from 'react';
import { ChartCard, ChartChoice, ChartDetails, ChartPlot } from '#ui/chart.tsx';
import { Row, VisuallyHidden } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Stats } from '../../contract.ts';
import { statsTexts } from '../stats-texts.ts';
import { dayText, useNumbers } from '../use-numbers.ts';
import { DaysChart } from './days-chart.tsx';
import styles from './days-section.module.css';

/** The metrics of the chart; views are shown with visitors. */
const metrics = ['views', 'saves', 'leads'] as const;
type Metric = (typeof metrics)[number];

const columns = ['views', 'visitors', 'saves', 'leads', 'clicks', 'taps', 'shares'] as const;

/** The same days as an accessible table, newest first. */
function DaysTable({ days }: { days: Stats['days'] }) {
  const t = useTexts(statsTexts);
  const { locale } = useLocale();
  const { formatInteger } = useNumbers();
  return (
    <ChartDetails>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too. */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('statsPage.days.table')}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{t('statsPage.days.table')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('statsPage.days.day')}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`statsPage.days.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((figures) => (
              <tr key={figures.day}>
                <th scope="row">{dayText(figures.day, locale, 'full')}</th>
                {columns.map((name) => (
                  <td key={name}>{formatInteger(figures[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </ChartDetails>
  );
}

export function DaysSection({ days, today }: { days: Stats['days']; today: string }) {
  const t = useTexts(statsTexts);
  const [metric, setMetric] = useState<Metric>('views');
  const line = (key: Metric | 'visitors') => ({ key, name: t(`statsPage.days.${key}`) });
  return (
    <ChartCard
      className={styles.section}
      titleId="stats-days"
      title={t('statsPage.days.title')}
      choice={
        <ChartChoice
          label={t('statsPage.days.choice')}
          values={metrics}
          text={(one) => t(`statsPage.days.${one}`)}
          value={metric}
          onChange={setMetric}
        />
      }
    >
      <Legend metric={metric} />
      <ChartPlot>
        <DaysChart
          label={t('statsPage.days.chart')}
          days={days}
          lines={metric === 'views' ? [line('views'), line('visitors')] : [line(metric)]}
          today={{ day: today, name: t('statsPage.days.today') }}
        />
      </ChartPlot>
      <DaysTable days={days} />
    </ChartCard>
  );
}

function Legend({ metric }: { metric: Metric }) {
  const t = useTexts(statsTexts);
  return (
    <Row as="p" gap={[1, 4]} wrap tone="muted" size="xs">
      <Row as="span" gap={2} align="center" inline className={styles.entry}>
        {t(`statsPage.days.${metric}`)}
      </Row>
      {metric === 'views' && (
        <Row as="span" gap={2} align="center" inline className={styles.entry} data-series="visitors">
          {t('statsPage.days.visitors')}
        </Row>
      )}
    </Row>
  );
}
