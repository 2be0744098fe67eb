import { Link } from 'react-router';
import { declineReasons } from '#features/payments/domain.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminSubscriptionDetail, AdminSubscriptionEvent } from '../../../admin-contract.ts';
import { subscriptionsAdminTexts } from '../subscriptions-texts.ts';
import styles from './sheet.module.css';

/** Newest first. */
export function EventsSection({ events }: Pick<AdminSubscriptionDetail, 'events'>) {
  const t = useTexts(subscriptionsAdminTexts);
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('subscriptionsAdmin.events.title')}</h3>
      {events.length === 0 && <p className={styles.quiet}>{t('subscriptionsAdmin.events.empty')}</p>}
      <ol className={styles.events}>
        {events.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function EventLine({ event }: { event: AdminSubscriptionEvent }) {
  const t = useTexts(subscriptionsAdminTexts);
  const { kind, at, amount, paymentId, packageType, cycle, isByUs } = event;
  return (
    <li className={styles.event}>
      <span className={styles.line}>
        <span className={styles.kind}>
          {t(`subscriptionsAdmin.events.kinds.${kind}`)} {isByUs && t('subscriptionsAdmin.events.byUs')}
        </span>
        {amount !== null && <AmountText agorot={amount} />}
      </span>
      <span className={styles.line}>
        <DateText className={styles.quiet ?? ''} value={at} time />
        {paymentId !== null && (
          <Link className={styles.link} to={`/admin/payments/${paymentId}`}>
            {t('subscriptionsAdmin.events.payment', { id: String(paymentId) })}
          </Link>
        )}
      </span>
      {packageType && cycle && (
        <span className={styles.quiet}>
          {t(`subscriptionsAdmin.packages.${packageType}`)}, {t(`subscriptionsAdmin.cycles.${cycle}`)}
        </span>
      )}
      <Reason event={event} />
    </li>
  );
}

/** A word of the payments feature is put in ours; what an admin wrote stands as it is. */
function Reason({ event: { kind, reason } }: { event: AdminSubscriptionEvent }) {
  const t = useTexts(subscriptionsAdminTexts);
  if (!reason) return null;
  const known = kind === 'failed' || kind === 'expired' ? declineReasons.find((one) => one === reason) : undefined;
  return <bdi className={styles.quiet}>{known ? t(`subscriptionsAdmin.events.reasons.${known}`) : reason}</bdi>;
}
