import { useQuery } from '@tanstack/react-query';
import { subscriptionQueries } from '#features/subscriptions/web/index.ts';
import { useLocale } from '#ui/locale.tsx';
import { WalletSection } from '../parts/wallet-section.tsx';
import { PastDueNotice } from './past-due-notice.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PlanHead } from './plan-head.tsx';
import { ScheduledNotice } from './scheduled-notice.tsx';

interface PlanSectionProps {
  /** Whether there is a page of plans to lead to. */
  hasPlans: boolean;
}

/** What is paid for, what comes next, and the ways to change or end it. */
export function PlanSection({ hasPlans }: PlanSectionProps) {
  const { locale } = useLocale();
  const reading = useQuery(subscriptionQueries.mine(locale));
  return (
    <WalletSection name="plan" reading={reading}>
      {(mine) => (
        <>
          {mine.state === 'past_due' && <PastDueNotice mine={mine} />}
          <PlanHead mine={mine} />
          <PlanFacts mine={mine} />
          {mine.scheduled && <ScheduledNotice scheduled={mine.scheduled} />}
          <PlanActions mine={mine} hasPlans={hasPlans} />
        </>
      )}
    </WalletSection>
  );
}
