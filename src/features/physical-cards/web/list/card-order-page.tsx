import { useQuery } from '@tanstack/react-query';
import { Check, SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { DateText } from '#ui/date-text.tsx';
import { ChevronBack } from '#ui/direction-icons.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { NetworkError, ValidationError } from '#web-kit/request-error.ts';
import type { PhysicalOrderWithHistory } from '../../contract.ts';
import { TurningCard } from '../face/turning-card.tsx';
import { cardWordsTexts } from '../parts/card-words-texts.ts';
import { OrderBadge } from '../parts/order-badge.tsx';
import { previewLink } from '../parts/preview-link.ts';
import { physicalCardQueries } from '../use-physical-cards.ts';
import styles from './card-order.module.css';
import { OrderDetails } from './order-details.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderNow } from './order-now.tsx';
import { orderPageTexts } from './order-page-texts.ts';
import { OrderTags } from './order-tags.tsx';
import { timelineOf } from './timeline.ts';

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

function CardOrder({ order }: { order: PhysicalOrderWithHistory }) {
  const t = useTexts(orderPageTexts);
  const tw = useTexts(cardWordsTexts);
  const { id, state, design, quantity, profileId, tags } = order;
  return (
    <div className={styles.page}>
      <div>
        <Link className={styles.back} to="/physical-cards">
          <ChevronBack size={18} aria-hidden="true" />
          {t('orderPage.back')}
        </Link>
        <div className={styles.head}>
          <h1 className={styles.title}>{tw(`cardWords.cards.${design.material}`, { count: quantity })}</h1>
          <OrderBadge state={state} />
        </div>
        <p className={styles.quiet}>{t('orderPage.title', { id: String(id) })}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderNow order={order} />
          <OrderWay order={order} />
          {tags.length > 0 && <OrderTags tags={tags} />}
        </div>
        <div className={styles.column}>
          <Card className={styles.drawn}>
            <TurningCard design={design} link={previewLink(profileId)} />
          </Card>
          <OrderDetails order={order} />
          <OrderHistory history={order.history} />
        </div>
      </div>
    </div>
  );
}

/** Done, now, next: one line from the press to the hand. */
function OrderWay({ order }: { order: PhysicalOrderWithHistory }) {
  const t = useTexts(orderPageTexts);
  return (
    <Card as="section" aria-labelledby="way-title">
      <CardHeader title={t('orderPage.way')} titleId="way-title" />
      <ol className={styles.way}>
        {timelineOf(order).map(({ state, place, at }) => (
          <li
            key={state}
            className={styles.station}
            data-place={place}
            {...(place === 'now' && { 'aria-current': 'step' })}
          >
            <span className={styles.mark} aria-hidden="true">
              {place === 'done' && <Check size={14} strokeWidth={3} />}
            </span>
            <span className={styles.name}>{t(`orderPage.station.${state}`)}</span>
            {at && <DateText className={styles.at ?? ''} value={at} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}
