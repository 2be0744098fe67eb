import { useId } from 'react';
import { Area, AreaChart, CartesianGrid, ReferenceDot, Tooltip, XAxis, YAxis } from 'recharts';
import { Row } from '#ui/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Stats } from '../../contract.ts';
import { dayText } from '../day-text.ts';
import { statsTexts } from '../stats-texts.ts';
import { useNumbers } from '../use-numbers.ts';
import styles from './days-chart.module.css';
import type { Metric } from './metrics.ts';
import { ticksOf } from './ticks.ts';

interface DaysChartProps {
  days: Stats['days'];
  metric: Metric;
  today: string;
}

/** From here on lines stand so close that thick ones would run together. */
const manyDays = 120;
const margin = { top: 12, right: 14, bottom: 4, left: 14 };
const still = { isAnimationActive: false, type: 'monotone' } as const;
const bare = { tickLine: false, axisLine: false } as const;

/** Time runs as the reader reads: in Hebrew from right to left, with the scale at the side where reading begins. */
export function DaysChart({ days, metric, today }: DaysChartProps) {
  const t = useTexts(statsTexts);
  const { locale, direction } = useLocale();
  const { short } = useNumbers();
  const fill = useId();
  const isRtl = direction === 'rtl';
  const now = days.find(({ day }) => day === today);
  const dot = days.length === 1 ? { r: 4 } : false;
  const tick = (day: string) => (day === today ? t('statsPage.days.today') : dayText(day, locale, 'short'));
  return (
    <AreaChart
      className={styles.chart ?? ''}
      responsive
      data={[...days]}
      margin={margin}
      aria-label={t('statsPage.days.chart')}
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
          <DayTooltip metric={metric} figures={active ? days.find(({ day }) => day === label) : undefined} />
        )}
      />
      <Area
        {...still}
        className={styles.main ?? ''}
        strokeWidth={days.length > manyDays ? 1.25 : 2.25}
        dataKey={metric}
        fill={`url(#${fill})`}
        fillOpacity={1}
        dot={dot}
      />
      {metric === 'views' && (
        <Area {...still} className={styles.second ?? ''} dataKey="visitors" fill="none" dot={dot} />
      )}
      {now && <ReferenceDot className={styles.today ?? ''} x={now.day} y={now[metric]} r={5} />}
    </AreaChart>
  );
}

interface DayTooltipProps {
  figures: Stats['days'][number] | undefined;
  metric: Metric;
}

/** Read out at each step of the arrow keys, so it stays there while it has nothing to say. */
function DayTooltip({ figures, metric }: DayTooltipProps) {
  const t = useTexts(statsTexts);
  const { locale, direction } = useLocale();
  const { whole } = useNumbers();
  const shown = metric === 'views' ? (['views', 'visitors'] as const) : [metric];
  return (
    <div className={styles.tooltip} dir={direction} role="status" hidden={!figures}>
      {figures && (
        <>
          <p className={styles.day}>{dayText(figures.day, locale, 'full')}</p>
          {shown.map((name) => (
            <Row as="p" gap={4} justify="between" key={name}>
              <span>{t(`statsPage.days.${name}`)}</span>
              <bdi className={styles.value}>{whole(figures[name])}</bdi>
            </Row>
          ))}
        </>
      )}
    </div>
  );
}
