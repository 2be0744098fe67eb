import { FigureCard } from '#features/stats/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Dashboard } from '../../contract.ts';
import { dashboardTexts } from '../../texts.ts';
import styles from './figures-section.module.css';

interface FiguresSectionProps {
  week: Dashboard['week'];
  before: Dashboard['weekBefore'];
}

/** The fourth is for whoever has a card to tap with; everybody else learns what was pressed. */
export function FiguresSection({ week, before }: FiguresSectionProps) {
  const t = useTexts(dashboardTexts);
  const fourth = week.taps + before.taps > 0 ? 'taps' : 'clicks';
  return (
    <section aria-labelledby="figures-title">
      <VisuallyHidden>
        <h2 id="figures-title">{t('dashboard.figures.title')}</h2>
      </VisuallyHidden>
      <div className={styles.figures}>
        {(['views', 'saves', 'leads', fourth] as const).map((name) => (
          <FigureCard key={name} label={t(`dashboard.figures.${name}`)} value={week[name]} before={before[name]} />
        ))}
      </div>
    </section>
  );
}
