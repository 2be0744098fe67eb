import type { ComponentProps } from 'react';
import { useNumbers } from '#features/stats/web/index.ts';
import { formatDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { useLocale } from '#ui/locale.tsx';
import { Plot } from '#ui/plot.tsx';
import styles from './charts.module.css';

/** `2026-11` as text: long with the year in tables, short below a chart. */
export const monthText = (month: string, locale: Locale, style: 'long' | 'short'): string =>
  formatDay(`${month}-15`, locale, { month: style, ...(style === 'long' && { year: 'numeric' }) });

const maxBarWidth = 36;

interface MonthBarsProps extends Pick<ComponentProps<typeof Plot>, 'label'> {
  months: readonly string[];
  /** In agorot; what is below zero has no bar. */
  values: readonly number[];
  /** What each month's sums are made of. */
  rows: (index: number) => { name: string; value: string }[];
}

/** A sum of money for each month. */
export function MonthBars({ label, months, values, rows }: MonthBarsProps) {
  const { locale } = useLocale();
  const { short } = useNumbers();
  const shekels = values.map((value) => Math.max(0, Math.round(value / 100)));
  return (
    <Plot
      label={label}
      keys={months}
      spread="bands"
      max={Math.max(0, ...shekels)}
      ticks={months}
      tickText={(month) => monthText(month, locale, 'short')}
      valueText={(value) => `₪${short(value)}`}
      details={(index) => ({ title: monthText(months[index] ?? '', locale, 'long'), rows: rows(index) })}
    >
      {({ x, y, band, bottom }) => {
        const width = Math.min(maxBarWidth, band * 0.8);
        return shekels.map((value, index) => (
          <rect
            key={months[index]}
            className={styles.bar}
            x={x(index) - width / 2}
            y={y(value)}
            width={width}
            height={bottom - y(value)}
            rx={Math.min(4, width / 2)}
          />
        ));
      }}
    </Plot>
  );
}
