import { useQuery } from '@tanstack/react-query';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { hasNumbers } from '../domain.ts';
import { dashboardTexts } from '../texts.ts';
import { CardsPart } from './cards/cards-part.tsx';
import styles from './dashboard-page.module.css';
import { cardsQuery, dashboardQuery } from './dashboard-query.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Greeting } from './greeting.tsx';
import { FiguresPart } from './numbers/figures-part.tsx';
import { LeadsPart } from './numbers/leads-part.tsx';
import { OrdersPart } from './numbers/orders-part.tsx';
import { ViewsPart } from './numbers/views-part.tsx';
import { PlanCard } from './plan-card.tsx';
import { StartPanel } from './start/start-panel.tsx';
import { StepsPart } from './start/steps-part.tsx';

export interface DashboardPageProps {
  /** Whether a page of ours is built: what leads nowhere is not shown. */
  pageExists(path: string): boolean;
}

/** `/dashboard`: how the cards are doing and what to do next. Its two readings fail, and are tried again, each alone. */
export function DashboardPage({ pageExists }: DashboardPageProps) {
  const t = useTexts(dashboardTexts);
  const numbers = useQuery(dashboardQuery);
  const cards = useQuery(cardsQuery);
  usePageTitle(t('dashboard.title'));
  const { data } = numbers;
  const isNew = cards.data?.length === 0;
  const isWaiting = (!data && !numbers.isError) || (!cards.data && !cards.isError);
  return (
    <div className={styles.page}>
      <Greeting numbers={data} cards={cards.data} />
      {isWaiting && <DashboardSkeleton />}
      {!isWaiting && isNew && <StartPanel hasExamples={pageExists('/examples')} />}
      {!isWaiting && !isNew && (
        <>
          {data && cards.data && <StepsPart steps={data.steps} cards={cards.data} />}
          {data && hasNumbers(data) && <FiguresPart week={data.week} before={data.weekBefore} />}
          <div className={styles.columns}>
            <CardsPart cards={cards} />
            {data ? (
              <ViewsPart days={data.days} hasStats={pageExists('/stats')} />
            ) : (
              <ErrorCard
                title={t('dashboard.failed.title')}
                message={numbers.error?.message}
                onRetry={() => void numbers.refetch()}
              />
            )}
          </div>
          {data && <OrdersPart orders={data.orders} />}
          {data && <LeadsPart leads={data.newestLeads} hasLeads={pageExists('/leads')} />}
        </>
      )}
      {data && (
        <div className={styles.plan}>
          <PlanCard plan={data.plan} steps={data.steps} hasPlans={pageExists('/subscription')} />
        </div>
      )}
    </div>
  );
}
