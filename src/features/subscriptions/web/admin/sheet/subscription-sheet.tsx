import { useQuery } from '@tanstack/react-query';
import { CircleDashed, UserX } from 'lucide-react';
import { useState } from 'react';
import {
  adminDetailQuery,
  ConfirmAction,
  DetailList,
  ReasonField,
  useAdminCall,
  useMayChange,
  useReasonForm,
} from '#features/admin/web/index.ts';
import { declineReasons } from '#features/payments/domain.ts';
import { MethodLine } from '#features/payments/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { QueryContent, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, MoneyText, useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/overlays/sheet.tsx';
import { Link } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import {
  type AdminSubscriptionDetail,
  type AdminSubscriptionEvent,
  adminSubscriptionsApi,
} from '../../../admin-contract.ts';
import { subscriptionsAdminTexts } from '../../../admin-texts.ts';
import { StatusBadge } from '../status-badge.tsx';
import styles from './sheet.module.css';

export function SubscriptionSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts(subscriptionsAdminTexts);
  const found = useQuery(adminDetailQuery(useApi(), adminSubscriptionsApi.find, id));
  const { data } = found;
  const mayChange = useMayChange();
  const hasActions = mayChange && data && (data.cancelEndsAt !== null || data.canResume);
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
      keep={t('subscriptionsAdmin.keep')}
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
  // If the paid period is already over, cancelling ends it at once.
  if (action === 'cancel' && cancelEndsAt !== periodEnd) return t('subscriptionsAdmin.cancel.textNow');
  return t(`subscriptionsAdmin.${action}.text`, { at: new Date(periodEnd) });
}

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
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function SubscriptionDetails({ subscription: one }: { subscription: AdminSubscriptionDetail }) {
  const t = useTexts(subscriptionsAdminTexts);
  const { owner, next, method, tries } = one;
  const choice = ({ packageType, cycle }: Pick<AdminSubscriptionDetail, 'packageType' | 'cycle'>) =>
    `${t(`subscriptionsAdmin.packages.${packageType}`)}, ${t(`subscriptionsAdmin.cycles.${cycle}`)}`;
  const day = (instant: string | null) => instant && <DateText value={instant} />;
  const period = one.endedAt ? null : (
    <>
      <DateText value={one.periodStart} /> – <DateText value={one.periodEnd} />
    </>
  );
  return (
    <DetailList
      rows={[
        { name: t('subscriptionsAdmin.one.owner'), value: <bdi>{owner.displayName || owner.username}</bdi> },
        { name: t('subscriptionsAdmin.one.package'), value: choice(one) },
        { name: t('subscriptionsAdmin.one.price'), value: <MoneyText agorot={one.price} /> },
        { name: t('subscriptionsAdmin.one.period'), value: period },
        { name: t('subscriptionsAdmin.one.periods'), value: <LatinText>{one.periods}</LatinText> },
        { name: t('subscriptionsAdmin.one.nextTry'), value: day(one.nextTryAt) },
        { name: t('subscriptionsAdmin.one.tries'), value: tries > 0 ? <LatinText>{tries}</LatinText> : null },
        { name: t('subscriptionsAdmin.one.next'), value: next && choice(next) },
        { name: t('subscriptionsAdmin.one.method'), value: method && <MethodLine method={method} /> },
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
        {amount !== null && <MoneyText agorot={amount} />}
      </Row>
      <Row as="span" wrap align="baseline" justify="between" gap={[1, 3]}>
        <DateText className={styles.quiet ?? ''} value={at} time />
        {paymentId !== null && (
          <Link to={`/admin/payments/${paymentId}`}>
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
