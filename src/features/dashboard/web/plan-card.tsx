import { Link } from 'react-router';
import { trialDays } from '#features/landing/domain.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Progress } from '#ui/progress.tsx';
import type { Dashboard } from '../contract.ts';
import { daysLeft, openSteps } from '../domain.ts';
import { dashboardTexts } from '../texts.ts';
import styles from './plan-card.module.css';

interface PlanCardProps {
  plan: Dashboard['plan'];
  steps: Dashboard['steps'];
  /** Whether there is a page with the plans to lead to. */
  hasPlans: boolean;
}

/** Which plan it is, and what becomes of the card when a trial ends. */
export function PlanCard({ plan: { packageType, trialEndsAt }, steps, hasPlans }: PlanCardProps) {
  const t = useTexts(dashboardTexts);
  const left = trialEndsAt === null ? 0 : daysLeft(new Date(trialEndsAt), new Date());
  const isTrial = left > 0;
  const count = { count: left, all: trialDays };
  // One hot action a screen: whoever still has a first step to take has that one.
  const variant = openSteps(steps).length > 0 ? 'outline' : 'hot';
  return (
    <Card as="section" tone="quiet" className={styles.card} aria-label={t('dashboard.plan.label')}>
      <p className={styles.title}>{isTrial ? t('dashboard.plan.trial') : t(`dashboard.plan.${packageType}`)}</p>
      {isTrial && (
        <>
          <Progress tone="hot" value={trialDays - left} max={trialDays} label={t('dashboard.plan.trial')} />
          <p className={styles.left}>{t('dashboard.plan.left', count)}</p>
          <p className={styles.text}>{t('dashboard.plan.after')}</p>
        </>
      )}
      {!isTrial && packageType === 'basic' && <p className={styles.text}>{t('dashboard.plan.basicText')}</p>}
      {hasPlans && (isTrial || packageType === 'basic') && (
        <Button variant={variant} size="sm" block asChild>
          <Link to="/subscription">{t('dashboard.plan.upgrade')}</Link>
        </Button>
      )}
    </Card>
  );
}
