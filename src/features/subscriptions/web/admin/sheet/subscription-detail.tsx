import { CircleDashed, UserX } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AdminSubscriptionDetail } from '../../../admin-contract.ts';
import { StatusBadge } from '../status-badge.tsx';
import { subscriptionsAdminTexts } from '../subscriptions-texts.ts';
import { EventsSection } from './events-section.tsx';
import styles from './sheet.module.css';
import { SubscriptionFacts } from './subscription-facts.tsx';

interface SubscriptionWholeProps {
  subscription: AdminSubscriptionDetail;
}

export function SubscriptionDetail({ subscription }: SubscriptionWholeProps) {
  const t = useTexts(subscriptionsAdminTexts);
  const { owner, nextTryAt, isCharging, events } = subscription;
  return (
    <div className={styles.whole}>
      <StatusBadge subscription={subscription} />
      {owner.isSuspended && nextTryAt && (
        <Notice icon={UserX} tone="warn" title={t('subscriptionsAdmin.one.suspendedTitle')}>
          {t('subscriptionsAdmin.one.suspendedText')}
        </Notice>
      )}
      {isCharging && <Notice icon={CircleDashed} tone="sea" title={t('subscriptionsAdmin.one.charging')} />}
      <SubscriptionFacts subscription={subscription} />
      <Links ownerId={owner.id} />
      <EventsSection events={events} />
    </div>
  );
}

function Links({ ownerId }: { ownerId: number }) {
  const t = useTexts(subscriptionsAdminTexts);
  const links = [
    { to: `/admin/users/${ownerId}`, name: t('subscriptionsAdmin.one.user') },
    { to: `/admin/payments?user=${ownerId}`, name: t('subscriptionsAdmin.one.payments') },
    { to: `/admin/invoices?user=${ownerId}`, name: t('subscriptionsAdmin.one.invoices') },
  ];
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('subscriptionsAdmin.one.links')}</h3>
      <ul className={styles.links}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
