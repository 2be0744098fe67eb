import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { LoadingPage } from '#ui/feedback/loading.tsx';
import { QueryFailure } from '#ui/feedback/query-content.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { ValidationError } from '#web-kit/api/request-error.ts';
import { renewSessionUser } from '#web-kit/session/session-store.ts';
import { readSession } from '#web-kit/session/session-user.ts';
import { fetchCurrentUser } from '#web-kit/session/start-session.ts';
import { isOpen } from '../../domain.ts';
import { forgetOrder } from '../state/attempts.ts';
import { checkoutQueries } from '../state/checkout-queries.ts';
import { buyingTexts } from '../texts.ts';
import styles from './order.module.css';
import { OrderState } from './order-state.tsx';

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
