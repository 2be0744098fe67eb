import { CircleHelp } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/popover.tsx';
import type { Stats } from '../../contract.ts';
import { FigureCard } from '../figures/figure-card.tsx';
import { statsTexts } from '../stats-texts.ts';
import notes from './note.module.css';
import styles from './stats-page.module.css';

interface FiguresGridProps {
  stats: Pick<Stats, 'totals' | 'before'>;
}

const order = ['views', 'visitors', 'saves', 'leads', 'clicks', 'taps', 'shares'] as const;

export function FiguresGrid({ stats: { totals, before } }: FiguresGridProps) {
  const t = useTexts(statsTexts);
  return (
    <ul className={styles.figures} aria-label={t('statsPage.figures.label')}>
      {order.map((name) => (
        <li key={name}>
          <FigureCard
            label={t(`statsPage.figures.${name}`)}
            value={totals[name]}
            before={before?.[name] ?? null}
            note={name === 'visitors' && <VisitorsNote />}
          />
        </li>
      ))}
    </ul>
  );
}

function VisitorsNote() {
  const t = useTexts(statsTexts);
  const label = t('statsPage.figures.howVisitors');
  return (
    <Popover>
      <PopoverTrigger className={notes.trigger} aria-label={label}>
        <CircleHelp size={16} aria-hidden="true" />
      </PopoverTrigger>
      <PopoverContent label={label} className={notes.note ?? ''}>
        {t('statsPage.figures.visitorsText')}
      </PopoverContent>
    </Popover>
  );
}
