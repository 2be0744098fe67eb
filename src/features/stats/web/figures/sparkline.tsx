import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { dayText, useNumbers } from '../use-numbers.ts';
import { figureTexts } from './figure-texts.ts';
import styles from './sparkline.module.css';

export interface LinePoint {
  readonly x: number;
  readonly y: number;
}

const top = 6;
const bottom = 94;

/** Maps values to a 100 by 100 square: time runs left to right in every language, the largest value is at the top. */
export function linePoints(values: readonly number[]): LinePoint[] {
  const maxValue = Math.max(...values, 1);
  const last = Math.max(values.length - 1, 1);
  return values.map((value, index) => {
    // A single day is today, so it is drawn at the end.
    const x = values.length === 1 ? 100 : (index / last) * 100;
    return { x: round(x), y: round(bottom - (value / maxValue) * (bottom - top)) };
  });
}

export const linePath = (points: readonly LinePoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** The same line, closed along the bottom edge. */
export function areaPath(points: readonly LinePoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${linePath(points)}L${last.x} 100L${first.x} 100Z` : '';
}

const round = (value: number): number => Math.round(value * 100) / 100;

interface SparklineProps {
  /** Oldest first. */
  days: readonly { readonly day: string; readonly views: number }[];
  className?: string;
}

/** Views by day at a glance, drawn without a chart library; its accessible name describes the data in full. */
export function Sparkline({ days, className }: SparklineProps) {
  const fill = useId();
  const label = useDescription(days);
  const points = linePoints(days.map(({ views }) => views));
  const today = points.at(-1);
  // Today is not over: a line to it would draw a plunge, so only a thin one leads there.
  const finished = points.slice(0, -1);
  return (
    <svg className={classNames(styles.line, className)} role="img" aria-label={label}>
      <defs>
        <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.from} offset="0" />
          <stop className={styles.to} offset="1" />
        </linearGradient>
      </defs>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={areaPath(finished)} fill={`url(#${fill})`} />
        <path className={styles.stroke} d={linePath(finished)} />
        <path className={styles.unfinished} d={linePath(points.slice(-2))} />
      </svg>
      {today && <circle className={styles.today} cx={`${today.x}%`} cy={`${today.y}%`} r="4.5" />}
    </svg>
  );
}

function useDescription(days: SparklineProps['days']): string {
  const t = useTexts(figureTexts);
  const { locale } = useLocale();
  const { formatInteger } = useNumbers();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const views = days.map((one) => one.views);
  const total = views.reduce((sum, one) => sum + one, 0);
  const span = { from: dayText(first.day, locale), to: dayText(last.day, locale) };
  if (total === 0) return t('figure.lineEmpty', span);
  return t('figure.line', {
    ...span,
    total: formatInteger(total),
    max: formatInteger(Math.max(...views)),
    last: formatInteger(last.views),
  });
}
