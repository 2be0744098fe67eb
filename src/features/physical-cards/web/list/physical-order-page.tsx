import { useQuery } from '@tanstack/react-query';
import { Check, SearchX } from 'lucide-react';
import { useTagName } from '#features/tags/web/index.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { QueryFailure, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { AccordionItem } from '#ui/layout/accordion.tsx';
import { AppPage } from '#ui/layout/app-page.tsx';
import { Card, CardHeader, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { BackLink } from '#ui/layout/nav-links.tsx';
import { DateText, LatinText, usePageTitle, useTexts } from '#ui/locale.tsx';
import { Link, useParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { ValidationError } from '#web-kit/api/request-error.ts';
import type { OrderStep, PhysicalOrderWithHistory } from '../../contract.ts';
import { orderLabelTexts } from '../../order-label-texts.ts';
import type { OrderState } from '../../transitions.ts';
import { OrderBadge } from '../components/order-state.tsx';
import { previewLink } from '../components/preview-link.ts';
import { FlippablePhysicalCard } from '../face/flippable-physical-card.tsx';
import { physicalCardQueries } from '../use-physical-cards.ts';
import styles from './card-order.module.css';
import { OrderDetails } from './order-details.tsx';
import { OrderNow } from './order-now.tsx';
import { orderPageTexts } from './order-page-texts.ts';

export interface Station {
  readonly state: OrderState;
  readonly position: 'done' | 'now' | 'next';
  /** When this state was last reached; null if it was not. */
  readonly at: string | null;
}

/** The states of an order without problems. */
const steps: readonly OrderState[] = [
  'pending_payment',
  'paid',
  'approved',
  'in_production',
  'encoded',
  'shipped',
  'delivered',
];
/** Exceptional states are shown after these. */
const asides: Partial<Record<OrderState, OrderState>> = { needs_changes: 'paid', delivery_problem: 'shipped' };

const lastAt = (history: readonly OrderStep[], state: OrderState): string | null =>
  history.findLast((step) => step.state === state)?.at ?? null;

/** Completed, current and next steps; for a closed order only the states it reached. */
export function timelineOf({ state, history }: Pick<PhysicalOrderWithHistory, 'state' | 'history'>): Station[] {
  const before = asides[state];
  if (!steps.includes(state) && !before) return stationsOfEnded(state, history);
  const states = steps.flatMap((one) => (one === before ? [one, state] : [one]));
  // What is packed waits for its delivery.
  const now = states.indexOf(state === 'encoded' ? 'shipped' : state);
  return states.map((one, position) => ({
    state: one,
    position: position < now || state === 'delivered' ? 'done' : position === now ? 'now' : 'next',
    // A state that was left again, for example by a request for changes, does not count as reached.
    at: position <= now ? lastAt(history, one) : null,
  }));
}

function stationsOfEnded(state: OrderState, history: readonly OrderStep[]): Station[] {
  const reached = [...steps, 'cancelled', 'returned', 'expired', 'refunded'] as const;
  const isOver = state === 'refunded' || state === 'expired' || lastAt(history, 'paid') === null;
  return reached
    .filter((one) => one === state || history.some((step) => step.state === one))
    .map((one) => ({ state: one, position: one === state && !isOver ? 'now' : 'done', at: lastAt(history, one) }));
}

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
  const tw = useTexts(orderLabelTexts);
  const { id, state, design, quantity, profileId, tags } = order;
  return (
    <AppPage width="narrow">
      <div>
        <BackLink as={Link} icon="chevron" to="/physical-cards">
          {t('orderPage.back')}
        </BackLink>
        <Row gap={[2, 4]} align="center" wrap>
          <Text as="h1" size="2xl">
            {tw(`orderWords.cards.${design.material}`, { count: quantity })}
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

/** The whole history with actor and time, newest first; collapsed by default. */
function OrderHistory({ history }: { history: readonly OrderStep[] }) {
  const t = useTexts(orderPageTexts);
  return (
    <Card as="section" className={styles.history}>
      <AccordionItem level="h2" title={t('orderPage.history.title')}>
        <Stack as="ol" gap={4} size="s" reversed>
          {history.toReversed().map(({ id, event, by, at, note }) => (
            <li key={id}>
              <p>{t(`orderPage.history.${event}`)}</p>
              <Text tone="muted" size="xs">
                {t(`orderPage.history.by.${by}`)} · <DateText value={at} time />
              </Text>
              {note && (
                <p className={styles.note}>
                  <bdi>{note}</bdi>
                </p>
              )}
            </li>
          ))}
        </Stack>
      </AccordionItem>
    </Card>
  );
}

function OrderTags({ tags }: Pick<PhysicalOrderWithHistory, 'tags'>) {
  const t = useTexts(orderPageTexts);
  const nameOf = useTagName();
  return (
    <Card as="section" aria-labelledby="tags-title">
      <CardHeader title={t('orderPage.tags.title')} titleId="tags-title" description={t('orderPage.tags.text')} />
      <Stack as="ul">
        {tags.map((tag) => (
          <Row as="li" gap={3} align="center" justify="between" key={tag.code} className={styles.tag}>
            <Stack as="span" align="start" shrink breakWords>
              <bdi>{nameOf(tag)}</bdi>
              {tag.name && <LatinText className={styles.code ?? ''}>{tag.code}</LatinText>}
            </Stack>
            <RouterLinkButton
              size="sm"
              variant="outline"
              to={`/physical-cards/tags/${tag.code}`}
              aria-label={`${t('orderPage.tags.open')}, ${nameOf(tag)}`}
            >
              {t('orderPage.tags.open')}
            </RouterLinkButton>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
