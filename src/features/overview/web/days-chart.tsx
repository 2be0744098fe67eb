import { useId } from 'react';
import { Area, AreaChart, CartesianGrid, ReferenceDot, Tooltip, XAxis, YAxis } from 'recharts';
import { dayText, ticksOf, useNumbers } from '#features/stats/web/index.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Overview } from '../contract.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import styles from './charts.module.css';
import type { DayMetric } from './metrics.ts';
import { overviewTexts } from './overview-texts.ts';

interface DaysChartProps {
  days: Overview['days'];
  metric: DayMetric;
  today: string;
}

const manyDays = 120;
const margin = { top: 12, right: 14, bottom: 4, left: 14 };
const bare = { tickLine: false, axisLine: false } as const;

/** Time runs as the reader reads: in Hebrew from right to left, with the scale at the side where reading begins. */
export function DaysChart({ days, metric, today }: DaysChartProps) {
  const t = useTexts(overviewTexts);
  const { locale, direction } = useLocale();
  const { short, whole } = useNumbers();
  const fill = useId();
  const isRtl = direction === 'rtl';
  const now = days.find(({ day }) => day === today);
  const tick = (day: string) => (day === today ? t('overview.days.today') : dayText(day, locale, 'short'));
  const rowsOf = (day: string | undefined) => {
    const found = days.find((one) => one.day === day);
    return found && [{ name: t(`overview.days.${metric}`), value: whole(found[metric]) }];
  };
  return (
    <AreaChart
      className={styles.chart ?? ''}
      responsive
      data={[...days]}
      margin={margin}
      aria-label={t('overview.days.chart')}
    >
      <defs>
        <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.from} offset="0" />
          <stop className={styles.to} offset="1" />
        </linearGradient>
      </defs>
      <CartesianGrid stroke="var(--color-border)" vertical={false} />
      <XAxis
        {...bare}
        dataKey="day"
        reversed={isRtl}
        ticks={ticksOf(days.map(({ day }) => day))}
        interval="preserveEnd"
        minTickGap={6}
        tickFormatter={tick}
        tickMargin={10}
        padding={{ left: 8, right: 8 }}
      />
      <YAxis
        {...bare}
        orientation={isRtl ? 'right' : 'left'}
        allowDecimals={false}
        tickFormatter={short}
        tickCount={4}
        width={38}
      />
      <Tooltip
        isAnimationActive={false}
        reverseDirection={{ x: isRtl, y: false }}
        cursor={{ className: styles.cursor ?? '' }}
        content={({ active, label }) => (
          <ChartTooltip
            title={typeof label === 'string' ? dayText(label, locale, 'full') : ''}
            rows={active ? rowsOf(String(label)) : undefined}
          />
        )}
      />
      <Area
        className={styles.main ?? ''}
        type="monotone"
        isAnimationActive={false}
        strokeWidth={days.length > manyDays ? 1.25 : 2.25}
        dataKey={metric}
        fill={`url(#${fill})`}
        fillOpacity={1}
      />
      {now && <ReferenceDot className={styles.today ?? ''} x={now.day} y={now[metric]} r={5} />}
    </AreaChart>
  );
}
