import { CalendarRange, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import { statsRanges } from '../../domain.ts';
import { statsTexts } from '../stats-texts.ts';
import styles from './range-nav.module.css';
import { isLocked, type StatsRange, searchOf } from './range-selection.ts';

interface RangeNavProps {
  /** Undefined while a period of one's own is shown. */
  visible: StatsRange | undefined;
  today: string;
  earliest: string | undefined;
  isCustomOpen: boolean;
  onRange: () => void;
  onCustom: () => void;
  onLocked: (days: StatsRange) => void;
}

/** Links, so that a period can be sent and come back to; what the plan does not show is offered with a lock. */
export function RangeNav({ visible, today, earliest, isCustomOpen, onRange, onCustom, onLocked }: RangeNavProps) {
  const t = useTexts(statsTexts);
  return (
    <nav className={styles.nav} aria-label={t('statsPage.range.label')}>
      {statsRanges.map((days) => {
        const name = t(`statsPage.range.days${days}`);
        if (isLocked(days, today, earliest))
          return (
            <button
              key={days}
              type="button"
              className={styles.item}
              aria-label={t('statsPage.range.locked', { range: name })}
              onClick={() => onLocked(days)}
            >
              <Lock size={14} aria-hidden="true" />
              {name}
            </button>
          );
        return (
          <Link
            key={days}
            className={styles.item}
            to={{ search: searchOf({ kind: 'range', days }) }}
            onClick={onRange}
            {...(visible === days && { 'aria-current': 'page' as const })}
          >
            {name}
          </Link>
        );
      })}
      <button
        type="button"
        className={styles.item}
        aria-expanded={isCustomOpen}
        data-current={visible === undefined}
        onClick={onCustom}
      >
        <CalendarRange className={styles.calendar} size={16} aria-hidden="true" />
        {t('statsPage.range.own')}
      </button>
    </nav>
  );
}
