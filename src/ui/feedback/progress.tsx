import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import styles from './progress.module.css';

interface ProgressProps {
  /** Omit for indeterminate progress. */
  value?: number;
  max?: number;
  label?: string;
  tone?: 'primary' | 'hot';
}

export function Progress({ value, max = 100, label, tone = 'primary' }: ProgressProps) {
  const t = useTexts(uiTexts);
  return (
    <progress
      className={styles.progress}
      data-tone={tone}
      max={max}
      {...(value === undefined ? {} : { value })}
      aria-label={label ?? t('ui.progress')}
    />
  );
}
