import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { NetworkError, ValidationError } from '#web-kit/request-error.ts';
import { physicalCardQueries } from '../use-physical-cards.ts';
import styles from './card-order.module.css';
import { CardOrder } from './card-order.tsx';
import { orderPageTexts } from './order-page-texts.ts';

/** `/physical-cards/orders/{id}`. News of it comes by itself. */
export function CardOrderPage() {
  const t = useTexts(orderPageTexts);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(physicalCardQueries.order(useApi(), Number(id)));
  usePageTitle(t('orderPage.title', { id }));
  if (data) return <CardOrder order={data} />;
  if (!error) return <CardOrderSkeleton />;
  if (error instanceof ValidationError && error.status !== 429)
    return (
      <LinkCard icon={SearchX} tone="warn" title={t('orderPage.missing')} text={t('orderPage.missingText')}>
        <Button asChild>
          <Link to="/physical-cards">{t('orderPage.toCards')}</Link>
        </Button>
      </LinkCard>
    );
  return (
    <div className={styles.page}>
      <ErrorCard
        level="h1"
        title={t('orderPage.failed')}
        message={error.message}
        {...(error instanceof NetworkError && { type: 'network' as const })}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

function CardOrderSkeleton() {
  const t = useTexts(orderPageTexts);
  return (
    <div className={styles.page} role="status" aria-busy="true" aria-label={t('orderPage.loading')}>
      <Skeleton shape="title" />
      <div className={styles.columns}>
        <Skeleton shape="block" className={styles.waiting ?? ''} />
        <Skeleton shape="block" className={styles.waiting ?? ''} />
      </div>
    </div>
  );
}
