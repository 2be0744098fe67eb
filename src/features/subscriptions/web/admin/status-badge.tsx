import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminSubscription } from '../../admin-contract.ts';
import { subscriptionsAdminTexts } from '../../admin-texts.ts';
import type { SubscriptionStatus } from '../../domain.ts';

const variants: Readonly<Record<SubscriptionStatus, BadgeVariant>> = {
  active: 'good',
  past_due: 'bad',
  cancelled: 'warn',
  expired: 'outline',
};

export function StatusBadge({ subscription: { status, owner } }: { subscription: AdminSubscription }) {
  const t = useTexts(subscriptionsAdminTexts);
  return (
    <Row as="span" inline wrap align="center" gap={[1, 2]}>
      <Badge variant={variants[status]} size="sm">
        {t(`subscriptionsAdmin.statuses.${status}`)}
      </Badge>
      {owner.isSuspended && (
        <Badge variant="outline" size="sm">
          {t('subscriptionsAdmin.suspended')}
        </Badge>
      )}
    </Row>
  );
}
