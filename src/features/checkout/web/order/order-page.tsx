import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CreditCard, FileDown, Hourglass, PartyPopper, SearchX, ShieldQuestion, TimerOff, Undo2 } from 'lucide-react';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { numberText } from '#features/invoices/domain.ts';
import { HolderChallenge } from '#features/payments/web/index.ts';
import { subscriptionQueries } from '#features/subscriptions/web/index.ts';
import { isolatedLtr, unbrokenDates } from '#i18n/format.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { LoadingPage } from '#ui/feedback/loading.tsx';
import { QueryFailure } from '#ui/feedback/query-content.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { MoneyText, useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { useParams } from '#ui/router.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { ValidationError } from '#web-kit/api/request-error.ts';
import { renewSessionUser } from '#web-kit/session/session-store.ts';
import { readSession } from '#web-kit/session/session-user.ts';
import { fetchCurrentUser } from '#web-kit/session/start-session.ts';
import type { Order, OrderStatus } from '../../contract.ts';
import { isOpen, physicalCardOrderPath } from '../../domain.ts';
import { forgetOrder } from '../state/attempts.ts';
import { checkoutQueries } from '../state/checkout-queries.ts';
import { hrefOf } from '../state/purchase-params.ts';
import { buyingTexts } from '../texts.ts';
import styles from './order.module.css';

/** Possibly charged: the user is not prompted to pay again and need not wait here. */
function OrderProcessing({ order, isRefreshing, onRefresh }: OrderViewProps) {
  const t = useTexts(buyingTexts);
  const isOnline = useIsOnline();
  return (
    <LinkCard icon={Hourglass} title={t('buying.order.processing')} text={t('buying.order.processingText')} isBusy>
      <Bought order={order} />
      <Text tone="muted" size="s" textAlign="center">
        {t(isOnline ? 'buying.order.processingLeave' : 'buying.order.offline')}
      </Text>
      <Button variant="outline" loading={isRefreshing} onClick={onRefresh}>
        {t('buying.order.check')}
      </Button>
    </LinkCard>
  );
}

const listen = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

const useIsOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );

const views: Record<OrderStatus, ComponentType<OrderViewProps>> = {
  processing: OrderProcessing,
  challenge: OrderChallenge,
  paid: OrderPaid,
  declined: OrderDeclined,
  expired: OrderExpired,
  refunded: OrderRefunded,
};

export function OrderState(props: OrderViewProps) {
  const View = views[props.order.status];
  return <View {...props} />;
}

function OrderExpired({ order }: OrderViewProps) {
  const t = useTexts(buyingTexts);
  return (
    <LinkCard icon={TimerOff} tone="warn" title={t('buying.order.expired')} text={t('buying.order.expiredText')}>
      <Bought order={order} />
      <RouterLinkButton to={hrefOf({ ...order, id: order.itemId })} replace>
        {t('buying.order.restart')}
      </RouterLinkButton>
    </LinkCard>
  );
}

function OrderRefunded({ order }: OrderViewProps) {
  const t = useTexts(buyingTexts);
  const path = physicalCardOrderPath(order);
  return (
    <LinkCard
      icon={Undo2}
      title={t('buying.order.refunded')}
      text={t(path ? 'buying.order.cardsRefundedText' : 'buying.order.refundedText')}
    >
      <Bought order={order} />
      <RouterLinkButton to={path ?? '/wallet'}>
        {t(path ? 'buying.order.cardsOrder' : 'buying.order.wallet')}
      </RouterLinkButton>
    </LinkCard>
  );
}

/** The bank's challenge opens automatically once; after closing it, the user can reopen it here. */
function OrderChallenge({ order, isRefreshing, onRefresh }: OrderViewProps) {
  const t = useTexts(buyingTexts);
  const [isOpen, setIsOpen] = useState(true);
  const finish = () => {
    setIsOpen(false);
    onRefresh();
  };
  return (
    <>
      <LinkCard
        icon={ShieldQuestion}
        tone="warn"
        title={t('buying.order.challenge')}
        text={t('buying.order.challengeText')}
      >
        <Bought order={order} />
        <Button loading={isRefreshing && !isOpen} onClick={() => setIsOpen(true)}>
          {t('buying.order.challengeOpen')}
        </Button>
      </LinkCard>
      {isOpen && order.next && <HolderChallenge next={order.next} onDone={finish} onClose={finish} />}
    </>
  );
}

/** The decline reason with advice, and a link back to the same purchase. */
function OrderDeclined({ order }: OrderViewProps) {
  const t = useTexts(buyingTexts);
  const path = physicalCardOrderPath(order);
  const reason = t(`buying.reason.${order.reason ?? 'other'}`);
  return (
    <LinkCard
      icon={CreditCard}
      tone="bad"
      title={t('buying.order.declined')}
      text={`${reason} ${t('buying.order.notCharged')}`}
    >
      <Bought order={order} />
      <Stack gap={2}>
        <RouterLinkButton
          variant="hot"
          block
          to={hrefOf({ ...order, id: order.itemId, method: 'new' })}
          state={{ hasConsent: order.hasConsent }}
          replace
        >
          {t('buying.order.again')}
        </RouterLinkButton>
        <RouterLinkButton variant="ghost" block to={path ?? '/wallet'}>
          {t(path ? 'buying.order.cardsOrder' : 'buying.order.wallet')}
        </RouterLinkButton>
      </Stack>
    </LinkCard>
  );
}

function OrderPaid({ order }: OrderViewProps) {
  const t = useTexts(buyingTexts);
  const { invoiceId, invoiceNumber } = order;
  const path = physicalCardOrderPath(order);
  const planText = usePaidPlanText(order);
  return (
    <LinkCard
      icon={PartyPopper}
      tone="good"
      title={t(path ? 'buying.order.cardsPaid' : 'buying.order.paid')}
      text={path ? t('buying.order.cardsPaidText') : `${planText} ${t('buying.order.paidInvoice')}`}
    >
      <Bought order={order} isPaid />
      <Stack gap={2}>
        <RouterLinkButton block to={path ?? '/dashboard'}>
          {t(path ? 'buying.order.cardsFollow' : 'buying.order.dashboard')}
        </RouterLinkButton>
        {invoiceId !== null && invoiceNumber !== null && (
          <LinkButton variant="outline" block href={`/api/invoices/${invoiceId}.pdf`} download>
            <FileDown aria-hidden="true" />
            {t('buying.order.invoiceLink', { number: numberText(invoiceNumber) })}
          </LinkButton>
        )}
        <RouterLinkButton variant="ghost" block to={path ? '/physical-cards' : '/editor'}>
          {t(path ? 'buying.order.cardsAll' : 'buying.order.cards')}
        </RouterLinkButton>
      </Stack>
    </LinkCard>
  );
}

/** A plan paid for in a trial or gift starts after it; empty until known. */
function usePaidPlanText({ type, itemId }: Order): string {
  const t = useTexts(buyingTexts);
  const { locale } = useLocale();
  const { data } = useQuery({ ...subscriptionQueries.mine(locale), enabled: type === 'package' });
  if (!data) return '';
  const { paid, startsAt, startsAfter } = data;
  if (!startsAt || !startsAfter || paid?.packageId !== itemId) return t('buying.order.paidText');
  return unbrokenDates(t(`buying.order.paidAfter.${startsAfter}`, { at: new Date(startsAt) }));
}

interface OrderViewProps {
  order: Order;
  /** A request to the server is pending. */
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** The purchased item and its amount. */
function Bought({ order, isPaid = false }: { order: Order; isPaid?: boolean }) {
  const t = useTexts(buyingTexts);
  const { itemId, title, amount, coupon } = order;
  // Physical cards have a separate order, whose number their owner knows: there is no other number of an order.
  const isCardOrder = physicalCardOrderPath(order) !== undefined;
  return (
    <Stack as="dl" gap={2} size="s" className={styles.bought}>
      <Row gap={[1, 4]} align="baseline" justify="between" wrap className={styles.row}>
        <dt>
          {isCardOrder
            ? t('buying.order.cardOrder', { id: String(itemId) })
            : t(isPaid ? 'buying.order.bought' : 'buying.order.chosen')}
        </dt>
        <dd>{unbrokenDates(title)}</dd>
      </Row>
      {coupon && (
        <Row gap={[1, 4]} align="baseline" justify="between" wrap className={styles.row}>
          <dt>{t('buying.coupon.of', { code: isolatedLtr(coupon.code) })}</dt>
          <dd>
            <MoneyText agorot={-coupon.discount} />
          </dd>
        </Row>
      )}
      <Row gap={[1, 4]} align="baseline" justify="between" wrap className={styles.row}>
        <dt>{t(isPaid ? 'buying.order.sum' : 'buying.order.amount')}</dt>
        <dd>
          <MoneyText agorot={amount} className={styles.amount ?? ''} />
        </dd>
      </Row>
    </Stack>
  );
}

/** `/checkout/order/{orderId}`: the result of a payment; can be reopened at any time. */
export function OrderPage() {
  const t = useTexts(buyingTexts);
  const { orderId } = useParams();
  const { data, error, refetch, isFetching } = useOrder(Number(orderId));
  usePageTitle(t('buying.title'));
  if (data) return <OrderState order={data} isRefreshing={isFetching} onRefresh={refetch} />;
  return error ? <OrderFailed error={error} onRetry={refetch} /> : <LoadingPage label={t('buying.order.loading')} />;
}

/** Polls an order until it is final; then invalidates all queries, because the plan affects every page. */
function useOrder(orderId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const { locale } = useLocale();
  const order = useQuery(checkoutQueries.order(api, queries, orderId, locale));
  const status = order.data?.status;
  useEffect(() => {
    if (!status || isOpen(status)) return;
    forgetOrder(orderId);
    void queries.invalidateQueries();
    if (status === 'paid') void renewRole(api);
  }, [status, orderId, api, queries]);
  return order;
}

/** A paid plan may make an owner a subscriber; a network failure is ignored, as the next page reloads the user. */
async function renewRole(api: Api): Promise<void> {
  const { user, token } = readSession(await fetchCurrentUser(api).catch(() => undefined));
  if (user) renewSessionUser(user, token);
}

export function OrderFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts(buyingTexts);
  if (error instanceof ValidationError && error.status !== 429)
    return (
      <LinkCard icon={SearchX} tone="warn" title={t('buying.order.missing')} text={t('buying.order.missingText')}>
        <RouterLinkButton to="/wallet">{t('buying.order.wallet')}</RouterLinkButton>
      </LinkCard>
    );
  return (
    <div className={styles.location}>
      <QueryFailure error={error} level="h1" onRetry={onRetry} />
    </div>
  );
}
