import { dayText, useNumbers } from '#features/stats/web/index.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Overview } from '../contract.ts';
import { ChartTable } from './chart-table.tsx';
import { dayMetrics } from './metrics.ts';
import { overviewTexts } from './overview-texts.ts';

interface DaysTableProps {
  days: Overview['days'];
}

/** The same days for whoever reads rather than looks. The newest stand first. */
export function DaysTable({ days }: DaysTableProps) {
  const t = useTexts(overviewTexts);
  const { locale } = useLocale();
  const { whole } = useNumbers();
  return (
    <ChartTable
      caption={t('overview.days.table')}
      heads={[t('overview.days.day'), ...dayMetrics.map((name) => t(`overview.days.${name}`))]}
      rows={days.toReversed().map((one) => ({
        name: dayText(one.day, locale, 'full'),
        cells: dayMetrics.map((name) => whole(one[name])),
      }))}
    />
  );
}
