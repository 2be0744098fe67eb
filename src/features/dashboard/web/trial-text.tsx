import { trialDays } from '#features/packages/plan.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Progress } from '#ui/progress.tsx';
import type { Dashboard } from '../contract.ts';
import { dashboardTexts } from '../texts.ts';
import { longDay } from './long-day.ts';
import styles from './plan-card.module.css';

interface TrialTextProps {
  /** In days. */
  left: number;
  plan: Pick<Dashboard['plan'], 'trialEndsAt' | 'given'>;
}

export function TrialText({ left, plan: { trialEndsAt, given } }: TrialTextProps) {
  const t = useTexts(dashboardTexts);
  const { locale } = useLocale();
  const next = given && trialEndsAt && given.until > trialEndsAt ? given.until : undefined;
  return (
    <>
      <Progress tone="hot" value={trialDays - left} max={trialDays} label={t('dashboard.plan.trial')} />
      <p className={styles.left}>{t('dashboard.plan.left', { count: left, all: trialDays })}</p>
      <p className={styles.text}>
        {next ? t('dashboard.plan.afterGiven', { date: longDay(next, locale) }) : t('dashboard.plan.after')}
      </p>
    </>
  );
}
