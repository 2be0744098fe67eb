import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Dashboard } from '../contract.ts';
import { daysLeft, openSteps } from '../domain.ts';
import { dashboardTexts } from '../texts.ts';
import styles from './plan-card.module.css';
import { PlanText } from './plan-text.tsx';
import { TrialText } from './trial-text.tsx';

interface PlanCardProps {
  plan: Dashboard['plan'];
  steps: Dashboard['steps'];
  /** Whether there is a page with the plans to lead to. */
  hasPlans: boolean;
}

/** Where each state leads on to; whoever pays and is charged as agreed needs nothing. */
const ways = {
  trial: { href: '/subscription', name: 'upgrade' },
  given: { href: '/subscription', name: 'upgrade' },
  none: { href: '/subscription', name: 'upgrade' },
  expired: { href: '/subscription', name: 'upgrade' },
  cancelled: { href: '/subscription', name: 'renew' },
  past_due: { href: '/wallet', name: 'settle' },
  active: undefined,
} as const;

/** Which plan it is, and what becomes of the card when it ends. */
export function PlanCard({ plan, steps, hasPlans }: PlanCardProps) {
  const t = useTexts(dashboardTexts);
  const { packageType, state, trialEndsAt, given } = plan;
  const left = trialEndsAt === null ? 0 : daysLeft(new Date(trialEndsAt), new Date());
  const isTrial = left > 0 && !given?.isInForce;
  // What an admin has without an end, and the largest that can be given, have nothing above them.
  const isTop = (state === 'none' && packageType !== 'basic') || (state === 'given' && packageType === 'pro');
  const way = isTop ? undefined : ways[state];
  // One hot action a screen: whoever still has a first step to take has that one.
  const variant = openSteps(steps).length > 0 ? 'outline' : 'hot';
  return (
    <Card as="section" tone="quiet" className={styles.card} aria-label={t('dashboard.plan.label')}>
      <p className={styles.title}>{isTrial ? t('dashboard.plan.trial') : t(`dashboard.plan.${packageType}`)}</p>
      {isTrial && state === 'trial' ? (
        <TrialText left={left} plan={plan} />
      ) : (
        <PlanText plan={plan} isTrial={isTrial} />
      )}
      {hasPlans && way && (
        <Button variant={variant} size="sm" block asChild>
          <Link to={way.href}>{t(`dashboard.plan.${way.name}`)}</Link>
        </Button>
      )}
    </Card>
  );
}
