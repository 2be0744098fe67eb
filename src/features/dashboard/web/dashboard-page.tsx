import { useQuery } from '@tanstack/react-query';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { hasNumbers } from '../domain.ts';
import { dashboardTexts } from '../texts.ts';
import { CardsSection } from './cards/cards-section.tsx';
import styles from './dashboard-page.module.css';
import { cardsQuery, dashboardQuery } from './dashboard-query.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Greeting } from './greeting.tsx';
import { FiguresSection } from './numbers/figures-section.tsx';
import { LeadsSection } from './numbers/leads-section.tsx';
import { OrdersSection } from './numbers/orders-section.tsx';
import { ViewsSection } from './numbers/views-section.tsx';
import { PlanCard } from './plan-card.tsx';
import { StartPanel } from './start/start-panel.tsx';
import { StepsSection } from './start/steps-section.tsx';

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
          {data && cards.data && <StepsSection steps={data.steps} cards={cards.data} />}
          {data && hasNumbers(data) && <FiguresSection week={data.week} before={data.weekBefore} />}
          <div className={styles.columns}>
            <CardsSection cards={cards} />
            {data ? (
              <ViewsSection days={data.days} hasStats={pageExists('/stats')} />
            ) : (
              <ErrorCard
                title={t('dashboard.failed.title')}
                message={numbers.error?.message}
                onRetry={() => void numbers.refetch()}
              />
            )}
          </div>
          {data && <OrdersSection orders={data.orders} />}
          {data && <LeadsSection leads={data.newestLeads} hasLeads={pageExists('/leads')} />}
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
