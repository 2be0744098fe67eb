import { formatMoney } from '#base/money.ts';
import { useNumbers } from '#features/stats/web/index.ts';
import { ChartCard, ChartPlot } from '#ui/chart.tsx';
import { MoneyText, useLocale, useTexts } from '#ui/locale.tsx';
import type { Overview } from '../contract.ts';
import { ChartTable } from './chart-table.tsx';
import styles from './charts.module.css';
import { MonthBars, monthText } from './months-chart.tsx';
import { overviewTexts } from './overview-texts.ts';

const shekels = (amount: number) => <MoneyText agorot={amount} />;

export function MonthsSection({ months }: { months: Overview['months'] }) {
  const t = useTexts(overviewTexts);
  const { locale } = useLocale();
  const isEmpty = months.every(({ paid, refunded }) => paid === 0 && refunded === 0);
  const { formatInteger } = useNumbers();
  const chartRows = (index: number) => {
    const { paid = 0, refunded = 0, payments = 0 } = months[index] ?? {};
    return [
      { name: t('overview.months.paid'), value: formatMoney(paid) },
      { name: t('overview.months.refunded'), value: formatMoney(refunded) },
      { name: t('overview.months.payments'), value: formatInteger(payments) },
    ];
  };
  const heads = ['month', 'paid', 'refunded', 'payments'] as const;
  return (
    <ChartCard titleId="overview-months" title={t('overview.months.title')} description={t('overview.months.text')}>
      {isEmpty ? (
        <p className={styles.none}>{t('overview.months.none')}</p>
      ) : (
        <>
          <ChartPlot>
            <MonthBars
              label={t('overview.months.chart')}
              months={months.map(({ month }) => month)}
              values={months.map(({ paid, refunded }) => paid - refunded)}
              rows={chartRows}
            />
          </ChartPlot>
          <ChartTable
            caption={t('overview.months.table')}
            heads={heads.map((name) => t(`overview.months.${name}`))}
            rows={months
              .toReversed()
              .map(({ month, paid, refunded, payments }) => ({
                name: monthText(month, locale, 'long'),
                cells: [shekels(paid), shekels(refunded), payments],
              }))}
          />
        </>
      )}
    </ChartCard>
  );
}
