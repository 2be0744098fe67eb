import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorCard } from '#ui/error-card.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { subscriptionQueries } from '../calls/subscription-queries.ts';
import { CancelDialog } from '../dialogs/cancel-dialog.tsx';
import { planQueries } from '../plans/plan-queries.ts';
import { CurrentPlan } from './current-plan.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { PlansSection } from './plans-section.tsx';
import { PlansSkeleton } from './plans-skeleton.tsx';
import { plansTexts } from './plans-texts.ts';
import { ScheduledNotice } from './scheduled-notice.tsx';
import styles from './subscription-page.module.css';

/** `/subscription?plan={packageId}`: what there is, what could be, and the way from one to the other. */
export function SubscriptionPage() {
  const t = useTexts(plansTexts);
  const api = useApi();
  const { locale } = useLocale();
  const mine = useQuery(subscriptionQueries.mine(locale));
  const products = useQuery(planQueries.products(api, locale));
  const [isCancelling, setIsCancelling] = useState(false);
  usePageTitle(t('plans.title'));
  const error = mine.data ? products.error : mine.error;
  const retry = () => void Promise.all([mine.refetch(), products.refetch()]);
  const cancel = () => setIsCancelling(true);
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{t('plans.title')}</h1>
        <p className={styles.lead}>{t('plans.lead')}</p>
      </div>
      <DemoNotice />
      {!error && !(mine.data && products.data) && <PlansSkeleton />}
      {error && <ErrorCard title={t('plans.failed')} message={error.message} onRetry={retry} homeHref="/" />}
      {mine.data && !error && products.data && (
        <>
          <ScheduledNotice mine={mine.data} />
          <CurrentPlan mine={mine.data} onCancel={cancel} />
          <PlansSection mine={mine.data} products={products.data} onCancel={cancel} />
          <CancelDialog subscription={mine.data} isOpen={isCancelling} onClose={() => setIsCancelling(false)} />
        </>
      )}
    </div>
  );
}
