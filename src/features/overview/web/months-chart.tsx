import { formatMoney } from '#base/money.ts';
import { useNumbers } from '#features/stats/web/index.ts';
import { formatDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Plot } from '#ui/plot.tsx';
import type { Overview } from '../contract.ts';
import styles from './charts.module.css';
import { overviewTexts } from './overview-texts.ts';

/** `2026-11` as text: long with the year in tables, short below a chart. */
export const monthText = (month: string, locale: Locale, style: 'long' | 'short'): string =>
  formatDay(`${month}-15`, locale, { month: style, ...(style === 'long' && { year: 'numeric' }) });

const maxBarWidth = 36;

/** Payments of each month, net of refunds. */
export function MonthsChart({ months }: { months: Overview['months'] }) {
  const t = useTexts(overviewTexts);
  const { locale } = useLocale();
  const { short, formatInteger } = useNumbers();
  const kept = months.map(({ paid, refunded }) => Math.max(0, Math.round((paid - refunded) / 100)));
  const names = months.map(({ month }) => month);
  const details = (index: number) => {
    const { month = '', paid = 0, refunded = 0, payments = 0 } = months[index] ?? {};
    return {
      title: monthText(month, locale, 'long'),
      rows: [
        { name: t('overview.months.paid'), value: formatMoney(paid) },
        { name: t('overview.months.refunded'), value: formatMoney(refunded) },
        { name: t('overview.months.payments'), value: formatInteger(payments) },
      ],
    };
  };
  return (
    <Plot
      label={t('overview.months.chart')}
      keys={names}
      spread="bands"
      max={Math.max(0, ...kept)}
      ticks={names}
      tickText={(month) => monthText(month, locale, 'short')}
      valueText={(value) => `₪${short(value)}`}
      details={details}
    >
      {({ x, y, band, bottom }) => {
        const width = Math.min(maxBarWidth, band * 0.8);
        return kept.map((value, index) => (
          <rect
            key={names[index]}
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
