import { useQuery } from '@tanstack/react-query';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import { adminSubscriptionsQueries } from '../subscriptions-queries.ts';
import { subscriptionsAdminTexts } from '../subscriptions-texts.ts';
import styles from './sheet.module.css';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionDetail } from './subscription-detail.tsx';

interface SubscriptionSheetProps {
  id: number;
  onClose: () => void;
}

export function SubscriptionSheet({ id, onClose }: SubscriptionSheetProps) {
  const t = useTexts(subscriptionsAdminTexts);
  const { data, error, refetch } = useQuery(adminSubscriptionsQueries.one(useApi(), id));
  const isMissing = error instanceof RequestError && error.status === 404;
  const hasActions = data && (data.cancelEndsAt !== null || data.canResume);
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || onClose()}>
      <SheetContent
        title={t('subscriptionsAdmin.one.title', { id: String(id) })}
        footer={hasActions && <SubscriptionActions subscription={data} />}
      >
        {data && !isMissing && <SubscriptionDetail subscription={data} />}
        {isMissing && <p>{t('subscriptionsAdmin.one.missing')}</p>}
        {!data && error && !isMissing && (
          <ErrorCard
            title={t('subscriptionsAdmin.one.failed')}
            message={error.message}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && (
          <div className={styles.whole} role="status" aria-busy="true" aria-label={t('subscriptionsAdmin.one.loading')}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        )}
      </SheetContent>
    </Sheet>
  );
}
