import { ChevronDown } from 'lucide-react';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Stats } from '../../contract.ts';
import { dayText } from '../day-text.ts';
import { statsTexts } from '../stats-texts.ts';
import { useNumbers } from '../use-numbers.ts';
import styles from './days-table.module.css';

interface DaysTableProps {
  days: Stats['days'];
}

const columns = ['views', 'visitors', 'saves', 'leads', 'clicks', 'taps', 'shares'] as const;

/** The same days for whoever reads rather than looks. The newest stand first. */
export function DaysTable({ days }: DaysTableProps) {
  const t = useTexts(statsTexts);
  const { locale } = useLocale();
  const { whole } = useNumbers();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t('statsPage.days.asTable')}
        <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too. */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('statsPage.days.table')}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{t('statsPage.days.table')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('statsPage.days.day')}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`statsPage.days.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((figures) => (
              <tr key={figures.day}>
                <th scope="row">{dayText(figures.day, locale, 'full')}</th>
                {columns.map((name) => (
                  <td key={name}>{whole(figures[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
