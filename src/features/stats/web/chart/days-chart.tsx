import { useId } from 'react';
import { Area, AreaChart, CartesianGrid, ReferenceDot, Tooltip, XAxis, YAxis } from 'recharts';
import { bareAxis, ChartTooltip, chartProps } from '#ui/chart.tsx';
import { useLocale } from '#ui/locale.tsx';
import { dayText, useNumbers } from '../use-numbers.ts';
import styles from './days-chart.module.css';
import { ticksOf } from './ticks.ts';

interface DayLine {
  /** Key in a day's figures. */
  readonly key: string;
  readonly name: string;
}

interface DaysChartProps {
  label: string;
  days: readonly ({ readonly day: string } & Readonly<Record<string, string | number>>)[];
  /** The main series, and an optional second one drawn as a thinner line. */
  lines: readonly [DayLine, DayLine?];
  today: { readonly day: string; readonly name: string };
}

/** From this number of days on, lines are thinner so that they do not merge. */
const manyDays = 120;
const noAnimation = { isAnimationActive: false, type: 'monotone' } as const;

/** Time runs left to right in every language, as readers of charts expect. */
export function DaysChart({ label, days, lines, today }: DaysChartProps) {
  const { locale } = useLocale();
  const { short, formatInteger } = useNumbers();
  const fill = useId();
  const [main, second] = lines;
  const now = days.find(({ day }) => day === today.day);
  // Today is not over: a line to it would draw a plunge, so only a thin one leads there.
  const since = now && days.length > 1 ? days.indexOf(now) - 1 : days.length;
  const finished = days.map((one, index) => ({
    ...(index > since ? { day: one.day } : one),
    ...(index >= since && { unfinished: one[main.key] }),
  }));
  const dot = days.length === 1 ? { r: 4 } : false;
  const tick = (day: string) => (day === today.day ? today.name : dayText(day, locale, 'short'));
  const rowsOf = (day: string) => {
    const figures = days.find((one) => one.day === day);
    const visibleMetrics = second ? [main, second] : [main];
    return figures && visibleMetrics.map(({ key, name }) => ({ name, value: formatInteger(Number(figures[key])) }));
  };
  return (
    <AreaChart {...chartProps} data={finished} aria-label={label}>
      <defs>
        <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.from} offset="0" />
          <stop className={styles.to} offset="1" />
        </linearGradient>
      </defs>
      <CartesianGrid stroke="var(--color-border)" vertical={false} />
      <XAxis
        {...bareAxis}
        dataKey="day"
        ticks={ticksOf(days.map(({ day }) => day))}
        interval="preserveEnd"
        minTickGap={6}
        tickFormatter={tick}
        tickMargin={10}
        padding={{ left: 8, right: 8 }}
      />
      <YAxis {...bareAxis} allowDecimals={false} tickFormatter={short} tickCount={4} width={38} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ className: styles.cursor ?? '' }}
        content={({ active, label: day }) => (
          <ChartTooltip
            title={typeof day === 'string' ? dayText(day, locale, 'full') : ''}
            rows={active ? rowsOf(String(day)) : undefined}
          />
        )}
      />
      <Area
        {...noAnimation}
        className={styles.main ?? ''}
        strokeWidth={days.length > manyDays ? 1.25 : 2.25}
        dataKey={main.key}
        fill={`url(#${fill})`}
        fillOpacity={1}
        dot={dot}
      />
      {second && <Area {...noAnimation} className={styles.second ?? ''} dataKey={second.key} fill="none" dot={dot} />}
      <Area {...noAnimation} className={styles.unfinished ?? ''} dataKey="unfinished" fill="none" />
      {now && <ReferenceDot className={styles.today ?? ''} x={now.day} y={Number(now[main.key])} r={5} />}
    </AreaChart>
  );
}
