import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminSubscriptionDetail } from '../../../admin-contract.ts';
import { subscriptionsAdminTexts } from '../subscriptions-texts.ts';
import { ActDialog } from './act-dialog.tsx';
import styles from './sheet.module.css';

/** What can be done for an owner; a gift and a longer trial are on their own page. */
export function SubscriptionActions({ subscription }: { subscription: AdminSubscriptionDetail }) {
  const t = useTexts(subscriptionsAdminTexts);
  const [act, setAction] = useState<'cancel' | 'resume'>();
  return (
    <div className={styles.actions}>
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
      {act && <ActDialog act={act} subscription={subscription} onClose={() => setAction(undefined)} />}
    </div>
  );
}
