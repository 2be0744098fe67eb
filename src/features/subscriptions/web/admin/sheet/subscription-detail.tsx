import { CircleDashed, UserX } from 'lucide-react';
import { Link } from 'react-router';
import { DetailList } from '#features/admin/web/index.ts';
import { declineReasons } from '#features/payments/domain.ts';
import { MethodLine } from '#features/payments/web/index.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { DateText } from '#ui/text/date-text.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { AmountText } from '#ui/text/money-text.tsx';
import { Text } from '#ui/text/text.tsx';
import type { AdminSubscriptionDetail, AdminSubscriptionEvent } from '../../../admin-contract.ts';
import { subscriptionsAdminTexts } from '../../../admin-texts.ts';
import { StatusBadge } from '../status-badge.tsx';
import styles from './sheet.module.css';

export function SubscriptionDetail({ subscription }: { subscription: AdminSubscriptionDetail }) {
  const t = useTexts(subscriptionsAdminTexts);
  const { owner, nextTryAt, isCharging, events } = subscription;
  return (
    <Stack shrinkItems gap={6}>
      <StatusBadge subscription={subscription} />
      {owner.isSuspended && nextTryAt && (
        <Notice icon={UserX} tone="warn" title={t('subscriptionsAdmin.one.suspendedTitle')}>
          {t('subscriptionsAdmin.one.suspendedText')}
        </Notice>
      )}
      {isCharging && <Notice icon={CircleDashed} tone="sea" title={t('subscriptionsAdmin.one.charging')} />}
      <SubscriptionDetails subscription={subscription} />
      <Links ownerId={owner.id} />
      <EventsSection events={events} />
    </Stack>
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
    <Stack as="section" shrinkItems gap={3}>
      <h3 className={styles.heading}>{t('subscriptionsAdmin.one.links')}</h3>
      <Stack as="ul" className={styles.links}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

type Choice = Pick<AdminSubscriptionDetail, 'packageType' | 'cycle'>;

function SubscriptionDetails({ subscription: one }: { subscription: AdminSubscriptionDetail }) {
  const t = useTexts(subscriptionsAdminTexts);
  const { owner, next, method, tries } = one;
  const choice = ({ packageType, cycle }: Choice) =>
    `${t(`subscriptionsAdmin.packages.${packageType}`)}, ${t(`subscriptionsAdmin.cycles.${cycle}`)}`;
  const day = (instant: string | null) => instant && <DateText value={instant} />;
  const period = (
    <>
      <DateText value={one.periodStart} /> – <DateText value={one.periodEnd} />
    </>
  );
  const methodLine = method && <MethodLine method={method} />;
  return (
    <DetailList
      rows={[
        { name: t('subscriptionsAdmin.one.owner'), value: <bdi>{owner.displayName || owner.username}</bdi> },
        { name: t('subscriptionsAdmin.one.package'), value: choice(one) },
        { name: t('subscriptionsAdmin.one.price'), value: <AmountText agorot={one.price} /> },
        { name: t('subscriptionsAdmin.one.period'), value: period },
        { name: t('subscriptionsAdmin.one.periods'), value: <LatinText>{one.periods}</LatinText> },
        { name: t('subscriptionsAdmin.one.nextTry'), value: day(one.nextTryAt) },
        { name: t('subscriptionsAdmin.one.tries'), value: tries > 0 ? <LatinText>{tries}</LatinText> : null },
        { name: t('subscriptionsAdmin.one.next'), value: next && choice(next) },
        { name: t('subscriptionsAdmin.one.method'), value: methodLine },
        { name: t('subscriptionsAdmin.one.started'), value: day(one.startedAt) },
        { name: t('subscriptionsAdmin.one.cancelled'), value: day(one.cancelledAt) },
        { name: t('subscriptionsAdmin.one.ended'), value: day(one.endedAt) },
      ]}
    />
  );
}

/** Newest first. */
function EventsSection({ events }: Pick<AdminSubscriptionDetail, 'events'>) {
  const t = useTexts(subscriptionsAdminTexts);
  return (
    <Stack as="section" shrinkItems gap={3}>
      <h3 className={styles.heading}>{t('subscriptionsAdmin.events.title')}</h3>
      {events.length === 0 && <p className={styles.quiet}>{t('subscriptionsAdmin.events.empty')}</p>}
      <Stack as="ol">
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </Stack>
    </Stack>
  );
}

function EventRow({ event }: { event: AdminSubscriptionEvent }) {
  const t = useTexts(subscriptionsAdminTexts);
  const { kind, at, amount, paymentId, packageType, cycle, isByUs } = event;
  return (
    <Stack as="li" gap={1} className={styles.event}>
      <Row as="span" wrap align="baseline" justify="between" gap={[1, 3]}>
        <Text as="span" weight="medium">
          {t(`subscriptionsAdmin.events.kinds.${kind}`)} {isByUs && t('subscriptionsAdmin.events.byUs')}
        </Text>
        {amount !== null && <AmountText agorot={amount} />}
      </Row>
      <Row as="span" wrap align="baseline" justify="between" gap={[1, 3]}>
        <DateText className={styles.quiet ?? ''} value={at} time />
        {paymentId !== null && (
          <Link className={styles.link} to={`/admin/payments/${paymentId}`}>
            {t('subscriptionsAdmin.events.payment', { id: String(paymentId) })}
          </Link>
        )}
      </Row>
      {packageType && cycle && (
        <span className={styles.quiet}>
          {t(`subscriptionsAdmin.packages.${packageType}`)}, {t(`subscriptionsAdmin.cycles.${cycle}`)}
        </span>
      )}
      <Reason event={event} />
    </Stack>
  );
}

/** Translates a reason code of the payments feature; an admin's text is shown unchanged. */
function Reason({ event: { kind, reason } }: { event: AdminSubscriptionEvent }) {
  const t = useTexts(subscriptionsAdminTexts);
  if (!reason) return null;
  const known = kind === 'failed' || kind === 'expired' ? declineReasons.find((one) => one === reason) : undefined;
  return <bdi className={styles.quiet}>{known ? t(`subscriptionsAdmin.events.reasons.${known}`) : reason}</bdi>;
}
