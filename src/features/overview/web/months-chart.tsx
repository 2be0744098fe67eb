import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { useNumbers } from '#features/stats/web/index.ts';
import { formatDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { bareAxis, ChartTooltip, chartProps } from '#ui/chart.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Overview } from '../contract.ts';
import styles from './charts.module.css';
import { overviewTexts } from './overview-texts.ts';

/** `2026-11` as text: long with the year in tables, short below a chart. */
export const monthText = (month: string, locale: Locale, style: 'long' | 'short'): string =>
  formatDay(`${month}-15`, locale, { month: style, ...(style === 'long' && { year: 'numeric' }) });

/** Payments of each month, net of refunds. */
export function MonthsChart({ months }: { months: Overview['months'] }) {
  const t = useTexts(overviewTexts);
  const { locale } = useLocale();
  const { short, formatInteger } = useNumbers();
  const data = months.map((one) => ({ ...one, kept: Math.round((one.paid - one.refunded) / 100) }));
  const shekels = (agorot: number) => `₪${formatInteger(Math.round(agorot / 100))}`;
  const rowsOf = (month: string) => {
    const found = months.find((one) => one.month === month);
    return (
      found && [
        { name: t('overview.months.paid'), value: shekels(found.paid) },
        { name: t('overview.months.refunded'), value: shekels(found.refunded) },
        { name: t('overview.months.payments'), value: formatInteger(found.payments) },
      ]
    );
  };
  return (
    <BarChart {...chartProps} data={data} aria-label={t('overview.months.chart')}>
      <CartesianGrid stroke="var(--color-border)" vertical={false} />
      <XAxis
        {...bareAxis}
        dataKey="month"
        interval="preserveEnd"
        minTickGap={4}
        tickFormatter={(month: string) => monthText(month, locale, 'short')}
        tickMargin={10}
      />
      <YAxis {...bareAxis} tickFormatter={(value: number) => `₪${short(value)}`} tickCount={4} width={48} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ className: styles.band ?? '' }}
        content={({ active, label }) => (
          <ChartTooltip
            title={typeof label === 'string' ? monthText(label, locale, 'long') : ''}
            rows={active ? rowsOf(String(label)) : undefined}
          />
        )}
      />
      <Bar
        className={styles.bars ?? ''}
        dataKey="kept"
        isAnimationActive={false}
        radius={[4, 4, 0, 0]}
        maxBarSize={36}
      />
    </BarChart>
  );
}
