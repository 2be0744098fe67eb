import { useState } from 'react';
import { ConfirmAction, ReasonField, useAdminCall } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { type AdminSubscriptionDetail, adminSubscriptionsApi } from '../../../admin-contract.ts';
import { subscriptionsAdminTexts } from '../subscriptions-texts.ts';

interface ActDialogProps {
  act: 'cancel' | 'resume';
  subscription: AdminSubscriptionDetail;
  onClose: () => void;
}

export function ActDialog({ act, subscription, onClose }: ActDialogProps) {
  const t = useTexts(subscriptionsAdminTexts);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { id, owner } = subscription;
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(adminSubscriptionsApi[act], { params: { id }, body: { reason } }),
    done: t(`subscriptionsAdmin.${act}.done`),
    onDone: onClose,
    onFields: (fields) => {
      setError(fields.reason);
      return fields.reason !== undefined;
    },
  });
  const confirm = () => (reason.trim() ? send() : setError(t('subscriptionsAdmin.reasonMissing')));
  return (
    <ConfirmAction
      title={t(`subscriptionsAdmin.${act}.title`, { name: `\u2068${owner.displayName || owner.username}\u2069` })}
      text={<Meaning act={act} subscription={subscription} />}
      action={t(`subscriptionsAdmin.${act}.action`)}
      isDangerous={act === 'cancel'}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      isPending={isPending}
    >
      <ReasonField value={reason} onChange={setReason} error={error} />
    </ConfirmAction>
  );
}

function Meaning({ act, subscription: { cancelEndsAt, periodEnd } }: Omit<ActDialogProps, 'onClose'>) {
  const t = useTexts(subscriptionsAdminTexts);
  const at = new Date(periodEnd);
  if (act === 'resume') return t('subscriptionsAdmin.resume.text', { at });
  // One whose paid period is over has nothing to run to.
  return cancelEndsAt === periodEnd
    ? t('subscriptionsAdmin.cancel.text', { at })
    : t('subscriptionsAdmin.cancel.textNow');
}
