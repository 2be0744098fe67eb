import { useTexts } from '#ui/locale.tsx';
import type { TagStep } from '../../contract.ts';
import styles from './history.module.css';
import { HistoryStep } from './history-step.tsx';
import { historyTexts } from './history-texts.ts';
import { TagSection } from './tag-section.tsx';

interface HistorySectionProps {
  history: readonly TagStep[];
}

/** Everything that happened to a tag while it was theirs, the newest first. */
export function HistorySection({ history }: HistorySectionProps) {
  const t = useTexts(historyTexts);
  const steps = history.toSorted((one, other) => other.id - one.id);
  return (
    <TagSection title={t('tagHistory.title')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <HistoryStep key={step.id} step={step} />
        ))}
      </ol>
    </TagSection>
  );
}
