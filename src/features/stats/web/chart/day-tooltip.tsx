import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Stats } from '../../contract.ts';
import { dayText } from '../day-text.ts';
import { statsTexts } from '../stats-texts.ts';
import { useNumbers } from '../use-numbers.ts';
import styles from './day-tooltip.module.css';
import type { Metric } from './metrics.ts';

interface DayTooltipProps {
  figures: Stats['days'][number] | undefined;
  metric: Metric;
}

/** Read out at each step of the arrow keys, so it stays there while it has nothing to say. */
export function DayTooltip({ figures, metric }: DayTooltipProps) {
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
            <p key={name} className={styles.row}>
              <span>{t(`statsPage.days.${name}`)}</span>
              <bdi className={styles.value}>{whole(figures[name])}</bdi>
            </p>
          ))}
        </>
      )}
    </div>
  );
}
