import { useParams } from 'react-router';
import { LoadingPage } from '#ui/loading.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useOrder } from '../state/use-order.ts';
import { buyingTexts } from '../texts.ts';
import { OrderFailed } from './order-failed.tsx';
import { OrderState } from './order-state.tsx';

/** `/checkout/order/{orderId}`: what became of a payment, whoever comes back to it and however often. */
export function OrderPage() {
  const t = useTexts(buyingTexts);
  const { orderId } = useParams();
  const { data, error, refetch, isFetching } = useOrder(Number(orderId));
  usePageTitle(t('buying.title'));
  if (data) return <OrderState order={data} isAsking={isFetching} onAsk={refetch} />;
  return error ? <OrderFailed error={error} onRetry={refetch} /> : <LoadingPage label={t('buying.order.loading')} />;
}
