import { useQuery } from '@tanstack/react-query';
import { Check, SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { QueryFailure } from '#ui/feedback/query-content.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#ui/feedback/skeleton-group.tsx';
import { AppPage } from '#ui/layout/app-page.tsx';
import { Card, CardHeader } from '#ui/layout/card.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { BackLink } from '#ui/layout/nav-links.tsx';
import { useTexts } from '#ui/locale.tsx';
import { DateText } from '#ui/text/date-text.tsx';
import { Text } from '#ui/text/text.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { ValidationError } from '#web-kit/api/request-error.ts';
import type { PhysicalOrderWithHistory } from '../../contract.ts';
import { physicalCardLabelTexts } from '../components/label-texts.ts';
import { OrderBadge } from '../components/order-badge.tsx';
import { previewLink } from '../components/preview-link.ts';
import { FlippablePhysicalCard } from '../face/flippable-physical-card.tsx';
import { physicalCardQueries } from '../use-physical-cards.ts';
import styles from './card-order.module.css';
import { OrderDetails } from './order-details.tsx';
import { OrderHistory, OrderTags } from './order-history.tsx';
import { OrderNow } from './order-now.tsx';
import { orderPageTexts } from './order-page-texts.ts';
import { timelineOf } from './timeline.ts';

/** `/physical-cards/orders/{id}`. Updates automatically. */
export function PhysicalOrderPage() {
  const t = useTexts(orderPageTexts);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(physicalCardQueries.order(useApi(), Number(id)));
  usePageTitle(t('orderPage.title', { id }));
  if (data) return <PhysicalOrderDetail order={data} />;
  if (!error) return <PhysicalOrderSkeleton />;
  if (error instanceof ValidationError && error.status !== 429)
    return (
      <LinkCard icon={SearchX} tone="warn" title={t('orderPage.missing')} text={t('orderPage.missingText')}>
        <RouterLinkButton to="/physical-cards">{t('orderPage.toCards')}</RouterLinkButton>
      </LinkCard>
    );
  return (
    <AppPage width="narrow">
      <QueryFailure level="h1" error={error} failed={t('orderPage.failed')} onRetry={() => void refetch()} />
    </AppPage>
  );
}

function PhysicalOrderSkeleton() {
  const t = useTexts(orderPageTexts);
  return (
    <AppPage width="narrow">
      <SkeletonGroup label={t('orderPage.loading')} gap={5} shapes={['title']}>
        <Grid columns={1} gap={4} align="start" className={styles.columns}>
          <Skeleton shape="block" className={styles.waiting} />
          <Skeleton shape="block" className={styles.waiting} />
        </Grid>
      </SkeletonGroup>
    </AppPage>
  );
}

function PhysicalOrderDetail({ order }: { order: PhysicalOrderWithHistory }) {
  const t = useTexts(orderPageTexts);
  const tw = useTexts(physicalCardLabelTexts);
  const { id, state, design, quantity, profileId, tags } = order;
  return (
    <AppPage width="narrow">
      <div>
        <BackLink as={Link} icon="chevron" to="/physical-cards">
          {t('orderPage.back')}
        </BackLink>
        <Row gap={[2, 4]} align="center" wrap>
          <Text as="h1" size="2xl">
            {tw(`cardWords.cards.${design.material}`, { count: quantity })}
          </Text>
          <OrderBadge state={state} />
        </Row>
        <Text tone="muted">{t('orderPage.title', { id: String(id) })}</Text>
      </div>
      <Grid columns={1} gap={4} align="start" className={styles.columns}>
        <Grid columns={1} gap={4} align="start">
          <OrderNow order={order} />
          <OrderTimeline order={order} />
          {tags.length > 0 && <OrderTags tags={tags} />}
        </Grid>
        <Grid columns={1} gap={4} align="start">
          <Card className={styles.drawn}>
            <FlippablePhysicalCard design={design} link={previewLink(profileId)} />
          </Card>
          <OrderDetails order={order} />
          <OrderHistory history={order.history} />
        </Grid>
      </Grid>
    </AppPage>
  );
}

/** Completed, current and next steps from order to delivery. */
function OrderTimeline({ order }: { order: PhysicalOrderWithHistory }) {
  const t = useTexts(orderPageTexts);
  return (
    <Card as="section" aria-labelledby="way-title">
      <CardHeader title={t('orderPage.way')} titleId="way-title" />
      <Stack as="ol">
        {timelineOf(order).map(({ state, position, at }) => (
          <Grid
            as="li"
            columns="auto fill auto"
            gap={3}
            align="center"
            key={state}
            className={styles.station}
            data-place={position}
            {...(position === 'now' && { 'aria-current': 'step' })}
          >
            <Grid as="span" align="center" justify="center" className={styles.mark} aria-hidden="true">
              {position === 'done' && <Check size={14} strokeWidth={3} />}
            </Grid>
            <span className={styles.name}>{t(`orderPage.station.${state}`)}</span>
            {at && <DateText className={styles.at ?? ''} value={at} />}
          </Grid>
        ))}
      </Stack>
    </Card>
  );
}
