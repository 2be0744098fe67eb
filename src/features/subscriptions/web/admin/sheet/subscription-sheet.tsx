import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  adminDetailQuery,
  ConfirmAction,
  ReasonField,
  useAdminCall,
  useReasonForm,
} from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { QueryContent } from '#ui/feedback/query-content.tsx';
import { SkeletonGroup } from '#ui/feedback/skeleton-group.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/overlays/sheet.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import type { AdminSubscriptionDetail } from '../../../admin-contract.ts';
import { adminSubscriptionsApi } from '../../../admin-contract.ts';
import { subscriptionsAdminTexts } from '../../../admin-texts.ts';
import { SubscriptionDetail } from './subscription-detail.tsx';

export function SubscriptionSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts(subscriptionsAdminTexts);
  const found = useQuery(adminDetailQuery(useApi(), adminSubscriptionsApi.find, id));
  const { data } = found;
  const hasActions = data && (data.cancelEndsAt !== null || data.canResume);
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || onClose()}>
      <SheetContent
        title={t('subscriptionsAdmin.one.title', { id: String(id) })}
        footer={hasActions && <SubscriptionActions subscription={data} />}
      >
        <QueryContent
          query={found}
          failed={t('subscriptionsAdmin.one.failed')}
          skeleton={
            <SkeletonGroup
              label={t('subscriptionsAdmin.one.loading')}
              gap={6}
              shapes={['title', 'line', 'line', 'line']}
            />
          }
          missing={<p>{t('subscriptionsAdmin.one.missing')}</p>}
        >
          {(subscription) => <SubscriptionDetail subscription={subscription} />}
        </QueryContent>
      </SheetContent>
    </Sheet>
  );
}

/** Admin actions on the subscription; a complimentary plan and a longer trial are on the user's page. */
function SubscriptionActions({ subscription }: { subscription: AdminSubscriptionDetail }) {
  const t = useTexts(subscriptionsAdminTexts);
  const [action, setAction] = useState<'cancel' | 'resume'>();
  return (
    <Row wrap gap={2}>
      {subscription.cancelEndsAt !== null && (
        <Button variant="outline" onClick={() => setAction('cancel')}>
          {t('subscriptionsAdmin.cancel.button')}
        </Button>
      )}
      {subscription.canResume && (
        <Button variant="outline" onClick={() => setAction('resume')}>
          {t('subscriptionsAdmin.resume.button')}
        </Button>
      )}
      {action && <ActionDialog action={action} subscription={subscription} onClose={() => setAction(undefined)} />}
    </Row>
  );
}

interface ActionDialogProps {
  action: 'cancel' | 'resume';
  subscription: AdminSubscriptionDetail;
  onClose: () => void;
}

function ActionDialog({ action, subscription, onClose }: ActionDialogProps) {
  const t = useTexts(subscriptionsAdminTexts);
  const form = useReasonForm(subscriptionsAdminTexts, 'subscriptionsAdmin.reasonMissing');
  const { id, owner } = subscription;
  const { send, isPending } = useAdminCall({
    call: (api, body: { reason: string }) => api.call(adminSubscriptionsApi[action], { params: { id }, body }),
    done: t(`subscriptionsAdmin.${action}.done`),
    onDone: onClose,
    onFields: form.showFields,
  });
  return (
    <ConfirmAction
      title={t(`subscriptionsAdmin.${action}.title`, { name: `\u2068${owner.displayName || owner.username}\u2069` })}
      text={<ActionNote action={action} subscription={subscription} />}
      action={t(`subscriptionsAdmin.${action}.action`)}
      isDangerous={action === 'cancel'}
      isOpen
      onClose={onClose}
      onConfirm={form.handleSubmit(send)}
      isPending={isPending}
    >
      <ReasonField {...form.register('reason')} error={form.errorOf('reason')} />
    </ConfirmAction>
  );
}

function ActionNote({ action, subscription: { cancelEndsAt, periodEnd } }: Omit<ActionDialogProps, 'onClose'>) {
  const t = useTexts(subscriptionsAdminTexts);
  const at = new Date(periodEnd);
  if (action === 'resume') return t('subscriptionsAdmin.resume.text', { at });
  // If the paid period is already over, cancelling ends it at once.
  return cancelEndsAt === periodEnd
    ? t('subscriptionsAdmin.cancel.text', { at })
    : t('subscriptionsAdmin.cancel.textNow');
}
