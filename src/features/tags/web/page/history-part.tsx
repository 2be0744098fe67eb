import { useTexts } from '#ui/locale.tsx';
import type { TagStep } from '../../contract.ts';
import styles from './history.module.css';
import { HistoryStep } from './history-step.tsx';
import { historyTexts } from './history-texts.ts';
import { TagPart } from './tag-part.tsx';

interface HistoryPartProps {
  history: readonly TagStep[];
}

/** Everything that happened to a tag while it was theirs, the newest first. */
export function HistoryPart({ history }: HistoryPartProps) {
  const t = useTexts(historyTexts);
  const steps = history.toSorted((one, other) => other.id - one.id);
  return (
    <TagPart title={t('tagHistory.title')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <HistoryStep key={step.id} step={step} />
        ))}
      </ol>
    </TagPart>
  );
}
