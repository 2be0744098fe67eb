import { CircleAlert, Clock, ServerCrash, TrendingUp, WifiOff } from 'lucide-react';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { PayFailure } from '../state/pay-failure.ts';
import { buyingTexts } from '../texts.ts';

/** Shown beside the button: what happened, and what another click would do. */
export function PayFailureNotice({ failure }: { failure: PayFailure }) {
  const t = useTexts(buyingTexts);
  switch (failure.kind) {
    case 'network':
      return (
        <Notice icon={WifiOff} tone="warn" isLive title={t('buying.failed.network')}>
          {t('buying.failed.networkText')}
        </Notice>
      );
    case 'server':
      return (
        <Notice icon={ServerCrash} tone="warn" isLive title={t('buying.failed.server')}>
          {t('buying.failed.serverText')}
        </Notice>
      );
    case 'price':
      return (
        <Notice icon={TrendingUp} tone="warn" isLive title={t('buying.failed.price')}>
          {failure.message}
        </Notice>
      );
    case 'order': {
      const toOrder = (
        <RouterLinkButton size="sm" to={`/checkout/order/${failure.orderId}`}>
          {t('buying.failed.toOrder')}
        </RouterLinkButton>
      );
      return (
        <Notice icon={Clock} tone="warn" isLive isStacked title={t('buying.failed.order')} action={toOrder}>
          {failure.message}
        </Notice>
      );
    }
    case 'other':
      return (
        <Notice icon={CircleAlert} tone="bad" isLive title={t('buying.failed.other')}>
          {failure.message}
        </Notice>
      );
  }
}
