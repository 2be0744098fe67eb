import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Card } from '#ui/card.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { PlanProvider } from '../plan-provider.tsx';
import { profileQueries } from '../profile-queries.ts';
import { CardList } from './card-list.tsx';
import styles from './cards-page.module.css';
import { cardsTexts } from './cards-texts.ts';
import { StartForm } from './start-form.tsx';

/** `/editor`: whoever has no card begins one; whoever has some sees them. */
export function CardsPage() {
  const t = useTexts(cardsTexts);
  const [search] = useSearchParams();
  const { data, isError, error, refetch } = useQuery(profileQueries.list(useApi()));
  const isStart = data?.length === 0 || search.has('new');
  usePageTitle(t(isStart ? 'cards.start.title' : 'cards.title'));
  return (
    <PlanProvider>
      <div className={styles.page}>
        {data && isStart && <StartForm hasCards={data.length > 0} />}
        {data && !isStart && <CardList profiles={data} />}
        {!data && !isError && <CardsSkeleton />}
        {!data && isError && (
          <ErrorCard
            level="h1"
            title={t('cards.failed')}
            message={error.message}
            onRetry={() => void refetch()}
            homeHref="/"
          />
        )}
      </div>
    </PlanProvider>
  );
}

function CardsSkeleton() {
  const t = useTexts(cardsTexts);
  return (
    <div role="status" aria-busy="true" aria-label={t('cards.loading')}>
      <Row gap={3} align="center" justify="between" wrap className={styles.head}>
        <Skeleton shape="title" />
      </Row>
      <Stack gap={4} shrinkItems className={styles.cards}>
        {['one', 'two', 'three'].map((name) => (
          <Card key={name}>
            <Skeleton shape="block" />
            <Skeleton shape="title" />
            <Skeleton />
          </Card>
        ))}
      </Stack>
    </div>
  );
}
