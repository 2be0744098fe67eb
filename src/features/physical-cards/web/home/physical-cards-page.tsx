import { useQuery } from '@tanstack/react-query';
import { Plus, RotateCcw } from 'lucide-react';
import type { Profile } from '#features/profiles/contract.ts';
import { TagsPanel, tagQueries } from '#features/tags/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { combineQueries, QueryContent, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { AppPage, PageHeader } from '#ui/layout/app-page.tsx';
import { Card, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, MoneyText, useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import type { PhysicalOrder, SavedDesign } from '../../contract.ts';
import { isOpenOrder } from '../../in-progress.ts';
import { physicalCardLabelTexts } from '../../label-texts.ts';
import { orderLabelTexts } from '../../order-label-texts.ts';
import { OrderBadge, Tracking } from '../components/order-state.tsx';
import { ownProfilesQuery } from '../components/own-profiles-query.ts';
import { previewLink } from '../components/preview-link.ts';
import { usePromiseText } from '../components/promise-text.ts';
import { useOrderAgain } from '../components/use-order-again.ts';
import { PhysicalCardFace } from '../face/physical-card-face.tsx';
import { physicalCardQueries } from '../use-physical-cards.ts';
import { DesignsSection } from './designs-section.tsx';
import { physicalCardsHomeTexts } from './home-texts.ts';
import grid from './physical-cards-intro.module.css';
import { PhysicalCardsIntro } from './physical-cards-intro.tsx';
import styles from './physical-cards-page.module.css';

interface OwnPhysicalCardsProps {
  profiles: readonly Profile[];
  designs: readonly SavedDesign[];
  orders: readonly PhysicalOrder[];
}

/** Orders in progress first, then received cards, then designs and past orders. */
export function OwnPhysicalCards({ profiles, designs, orders }: OwnPhysicalCardsProps) {
  const t = useTexts(physicalCardsHomeTexts);
  const running = orders.filter(({ state }) => isOpenOrder(state));
  const past = orders.filter(({ state }) => !isOpenOrder(state));
  return (
    <>
      <PageHeader title={t('cardHome.title')} lead={t('cardHome.lead')}>
        <RouterLinkButton to="/physical-cards/design/new">
          <Plus aria-hidden="true" />
          {t('cardHome.new')}
        </RouterLinkButton>
      </PageHeader>
      {running.length > 0 && (
        <Stack as="section" gap={3} shrinkItems aria-labelledby="orders-title">
          <Text as="h2" size="l" id="orders-title">
            {t('cardHome.orders.title')}
          </Text>
          <Stack as="ul" gap={3} shrinkItems>
            {running.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </Stack>
        </Stack>
      )}
      <TagsPanel />
      <DesignsSection designs={designs} profiles={profiles} />
      {past.length > 0 && (
        <Stack as="section" gap={3} shrinkItems aria-labelledby="past-title">
          <Text as="h2" size="l" id="past-title">
            {t('cardHome.past.title')}
          </Text>
          <Stack as="ul" gap={3} shrinkItems>
            {past.map((order) => (
              <PastOrder key={order.id} order={order} profiles={profiles} />
            ))}
          </Stack>
        </Stack>
      )}
    </>
  );
}

function PastOrder({ order, profiles }: { order: PhysicalOrder; profiles: readonly Profile[] }) {
  const t = useTexts(physicalCardsHomeTexts);
  const tw = useTexts(orderLabelTexts);
  const { id, design, quantity, state, amount, createdAt } = order;
  const again = useOrderAgain(order, profiles);
  return (
    <Row as="li" gap={[2, 4]} align="center" wrap className={styles.row}>
      <div className={styles.texts}>
        <Link className={styles.pastOrderTitle} to={`/physical-cards/orders/${id}`}>
          {tw(`orderWords.cards.${design.material}`, { count: quantity })}
        </Link>
        <Row as="p" gap={[0, 3]} wrap tone="muted" size="s">
          <span>{t('cardHome.orders.number', { id: String(id) })}</span>
          <DateText value={createdAt} />
          <MoneyText agorot={amount} />
        </Row>
      </div>
      <OrderBadge state={state} />
      {profiles.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          loading={again.isPending}
          onClick={again.go}
          aria-label={t('cardHome.past.againOf', { id: String(id) })}
        >
          <RotateCcw aria-hidden="true" />
          {t('cardHome.past.again')}
        </Button>
      )}
    </Row>
  );
}

function OrderRow({ order }: { order: PhysicalOrder }) {
  const t = useTexts(physicalCardsHomeTexts);
  const tw = useTexts(physicalCardLabelTexts);
  const to = useTexts(orderLabelTexts);
  const promised = usePromiseText();
  const { id, state, design, quantity, promise, tracking, profileId, reason } = order;
  return (
    <Card as="li" className={styles.orderRowRow}>
      <PhysicalCardFace
        design={design}
        side="front"
        link={previewLink(profileId)}
        className={styles.face ?? ''}
        title={tw('cardWords.front', { name: design.words.name })}
      />
      <Stack gap={1} size="s">
        <Row gap={[1, 3]} align="center" wrap>
          <Text as="h3" size="m">
            <Link className={styles.link} to={`/physical-cards/orders/${id}`}>
              {to(`orderWords.cards.${design.material}`, { count: quantity })}
            </Link>
          </Text>
          <OrderBadge state={state} />
        </Row>
        <Text tone="muted">{t('cardHome.orders.number', { id: String(id) })}</Text>
        {state === 'needs_changes' && reason && (
          <p className={styles.reason}>
            <bdi>{reason}</bdi>
          </p>
        )}
        {promise && state !== 'pending_payment' && state !== 'needs_changes' && <p>{promised(promise)}</p>}
        {tracking && <Tracking tracking={tracking} />}
      </Stack>
      <div className={styles.action}>
        <OrderAction order={order} />
      </div>
    </Card>
  );
}

const urgentActions = { pending_payment: 'cardHome.orders.pay', needs_changes: 'cardHome.orders.fix' } as const;

/** The primary action for the order's state. */
function OrderAction({ order: { id, state } }: { order: PhysicalOrder }) {
  const t = useTexts(physicalCardsHomeTexts);
  const { user } = useSession();
  // Nothing is sold to an account that waits for its deletion.
  const isPayable = !user?.deletesAt;
  const urgentState = state === 'needs_changes' || (state === 'pending_payment' && isPayable) ? state : undefined;
  const urgent = urgentState && urgentActions[urgentState];
  const path = urgentState === 'pending_payment' ? `/checkout/physical-card/${id}` : `/physical-cards/orders/${id}`;
  return (
    <RouterLinkButton size="sm" variant={urgent ? 'hot' : 'outline'} to={path}>
      {t(urgent ?? 'cardHome.orders.open')}
    </RouterLinkButton>
  );
}

/** `/physical-cards`: an introduction for users without cards, otherwise their cards and orders. */
export function PhysicalCardsPage() {
  const t = useTexts(physicalCardsHomeTexts);
  const api = useApi();
  const profiles = useQuery(ownProfilesQuery);
  const designs = useQuery(physicalCardQueries.designs(api));
  const orders = useQuery(physicalCardQueries.orders(api));
  // A user may have received a card without ever ordering one. If this query fails, the panel shows the error itself.
  const tags = useQuery(tagQueries.list(api));
  const prices = useQuery(physicalCardQueries.prices(api, useLocale().locale));
  usePageTitle(t('cardHome.title'));
  const own = combineQueries({ profiles, designs, orders });
  const isNew = own.data?.designs.length === 0 && own.data.orders.length === 0 && tags.data?.length === 0;
  const isWaiting = tags.isPending || (isNew && prices.isPending);
  return (
    <AppPage className={styles.page}>
      {own.error && !own.data && <PageHeader title={t('cardHome.title')} lead={t('cardHome.lead')} />}
      <QueryContent
        query={{ ...own, data: isWaiting ? undefined : own.data }}
        failed={t('cardHome.failed')}
        skeleton={<HomeSkeleton />}
      >
        {(data) => (isNew ? <PhysicalCardsIntro profile={data.profiles[0]} /> : <OwnPhysicalCards {...data} />)}
      </QueryContent>
    </AppPage>
  );
}

function HomeSkeleton() {
  const t = useTexts(physicalCardsHomeTexts);
  return (
    <SkeletonGroup label={t('cardHome.loading')} gap={5} shapes={['title']}>
      <Stack gap={4} shrinkItems className={grid.materials}>
        <Skeleton shape="block" className={styles.waiting} />
        <Skeleton shape="block" className={styles.waiting} />
        <Skeleton shape="block" className={styles.waiting} />
      </Stack>
    </SkeletonGroup>
  );
}
