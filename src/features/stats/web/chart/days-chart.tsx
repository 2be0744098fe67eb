import { useId } from 'react';
import { useLocale } from '#ui/locale.tsx';
import { Plot } from '#ui/plot.tsx';
import { smoothLine } from '#ui/plot-scale.ts';
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

export function DaysChart({ label, days, lines, today }: DaysChartProps) {
  const { locale } = useLocale();
  const { short, formatInteger } = useNumbers();
  const fill = useId();
  const [main, second] = lines;
  const series = second ? [main, second] : [main];
  const now = days.findIndex(({ day }) => day === today.day);
  // Today is not over: a line to it would draw a plunge, so only a thin one leads there.
  const lastFinished = now > 0 ? now - 1 : days.length - 1;
  const figureOf = (index: number, { key }: DayLine): number => Number(days[index]?.[key] ?? 0);
  const details = (index: number) => ({
    title: dayText(days[index]?.day ?? '', locale, 'full'),
    rows: series.map((line) => ({ name: line.name, value: formatInteger(figureOf(index, line)) })),
  });
  return (
    <Plot
      label={label}
      keys={days.map(({ day }) => day)}
      spread="points"
      max={Math.max(0, ...days.flatMap((_, index) => series.map((line) => figureOf(index, line))))}
      ticks={ticksOf(days.map(({ day }) => day))}
      tickText={(day) => (day === today.day ? today.name : dayText(day, locale, 'short'))}
      valueText={short}
      details={details}
    >
      {({ x, y, bottom, active }) => {
        const pointAt = (index: number, line: DayLine) => ({ x: x(index), y: y(figureOf(index, line)) });
        const lineOf = (line: DayLine, from: number, to: number): string =>
          smoothLine(days.slice(from, to + 1).map((_, index) => pointAt(from + index, line)));
        const path = lineOf(main, 0, lastFinished);
        const dots = days.length === 1 ? [0] : active === undefined ? [] : [active];
        return (
          <>
            <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
              <stop className={styles.from} offset="0" />
              <stop className={styles.to} offset="1" />
            </linearGradient>
            <path d={`${path}L${x(lastFinished)},${bottom}L${x(0)},${bottom}Z`} fill={`url(#${fill})`} />
            {second && <path className={styles.second} d={lineOf(second, 0, lastFinished)} />}
            <path className={styles.main} d={path} data-thin={days.length > manyDays} />
            {now > 0 && <path className={styles.unfinished} d={lineOf(main, lastFinished, now)} />}
            {dots.flatMap((index) =>
              series.map((line) => (
                <circle
                  key={line.key}
                  className={styles.dot}
                  data-second={line === second}
                  cx={x(index)}
                  cy={pointAt(index, line).y}
                  r={4}
                />
              )),
            )}
            {now >= 0 && <circle className={styles.today} cx={x(now)} cy={pointAt(now, main).y} r={5} />}
          </>
        );
      }}
    </Plot>
  );
}
