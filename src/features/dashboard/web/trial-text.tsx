import { trialDays } from '#features/landing/domain.ts';
import { useTexts } from '#ui/locale.tsx';
import { Progress } from '#ui/progress.tsx';
import { dashboardTexts } from '../texts.ts';
import styles from './plan-card.module.css';

interface TrialTextProps {
  /** In days. */
  left: number;
}

export function TrialText({ left }: TrialTextProps) {
  const t = useTexts(dashboardTexts);
  return (
    <>
      <Progress tone="hot" value={trialDays - left} max={trialDays} label={t('dashboard.plan.trial')} />
      <p className={styles.left}>{t('dashboard.plan.left', { count: left, all: trialDays })}</p>
      <p className={styles.text}>{t('dashboard.plan.after')}</p>
    </>
  );
}
