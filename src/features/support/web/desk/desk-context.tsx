import { useQuery } from '@tanstack/react-query';
import { type AdminUserDetail, adminUsersApi } from '#features/accounts/admin-contract.ts';
import { usersTexts } from '#features/accounts/users-texts.ts';
import { adminDetailQuery, adminListQuery, useListParams, useMayStaff } from '#features/admin/web/index.ts';
import { errorsAdminApi } from '#features/error-reports/admin-contract.ts';
import { adminPaymentsApi } from '#features/payments/admin-contract.ts';
import { paymentsAdminTexts } from '#features/payments/admin-texts.ts';
import { shownStatus } from '#features/payments/domain.ts';
import { adminProfilesApi } from '#features/profiles/admin-contract.ts';
import { profilesAdminTexts } from '#features/profiles/admin-texts.ts';
import { workshopApi } from '#features/workshop/contract.ts';
import { workshopLabelTexts } from '#features/workshop/web/index.ts';
import { SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, MoneyText, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { ShortText } from '#ui/text/short-text.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { DeskDetail } from '../../desk-contract.ts';
import { contactTexts } from '../contact/contact-texts.ts';
import { Part, PartList } from './context-part.tsx';
import styles from './desk.module.css';
import { deskTexts } from './desk-texts.ts';
import { Notes } from './notes.tsx';

/** What is known of the customer, and the notes of the staff. */
export function DeskContext({ detail }: { detail: DeskDetail }) {
  const { owner } = detail.conversation;
  return (
    <>
      <Notes detail={detail} />
      {owner ? <Customer id={owner.id} /> : <VisitorFacts detail={detail} />}
      <SameAddress detail={detail} />
    </>
  );
}

/** Each list only for those who may read it. */
function Customer({ id }: { id: number }) {
  const [mayUsers, mayProfiles, mayOrders, mayMoney] = [
    useMayStaff('users', 'read'),
    useMayStaff('profiles', 'read'),
    useMayStaff('orders', 'read'),
    useMayStaff('money', 'read'),
  ];
  return (
    <>
      {mayUsers && <Account id={id} />}
      {mayUsers && <CustomerNotes id={id} />}
      {mayProfiles && <Profiles id={id} />}
      {mayOrders && <Orders id={id} />}
      {mayMoney && <Payments id={id} />}
      {mayUsers && <Errors id={id} />}
    </>
  );
}

function Account({ id }: { id: number }) {
  const t = useTexts(deskTexts);
  const { data } = useQuery(adminDetailQuery(useApi(), adminUsersApi.find, id));
  return (
    <Part title={t('desk.context.title')}>
      {!data && <SkeletonGroup label={t('desk.context.loading')} shapes={['line', 'line']} />}
      {data && (
        <Stack gap={1} size="s">
          <span className={styles.mail}>
            <LatinText>{data.email}</LatinText>
          </span>
          <Plan user={data} />
          <Text as="span" tone="muted">
            {t('desk.context.since')} <DateText value={data.createdAt} />
          </Text>
          <Link className={styles.all} to={`/admin/users/${id}`}>
            {t('desk.context.account')}
          </Link>
        </Stack>
      )}
    </Part>
  );
}

/** As on the customer's page: who paid ahead is still in the trial or gift, and the answer often hangs on the dates. */
function Plan({ user }: { user: AdminUserDetail }) {
  const t = useTexts(deskTexts);
  const users = useTexts(usersTexts);
  const { role, packageType, planStatus, beforePaid, paidPackage, paidFrom, paidUntil, isRenewed } = user;
  const now = beforePaid ?? planStatus;
  const ends = now === 'trial' ? user.trialEndsAt : now === 'complimentary' ? user.complimentaryUntil : null;
  if (role === 'admin') return <span>{users(`usersAdmin.packages.${packageType}`)}</span>;
  return (
    <>
      <span>
        {users(`usersAdmin.packages.${packageType}`)} · {users(`usersAdmin.planStatus.${now}`)}
        {ends && (
          <>
            {' '}
            {t('desk.context.until')} <DateText value={ends} />
          </>
        )}
      </span>
      {paidUntil && (now === 'paying' || paidFrom) && (
        <Text as="span" tone="muted">
          {paidFrom && paidPackage && (
            <>{t('desk.context.afterwards', { name: users(`usersAdmin.packages.${paidPackage}`) })} </>
          )}
          {t(paidFrom ? 'desk.context.isPaidUntil' : 'desk.context.paidUntil')} <DateText value={paidUntil} />
          {!isRenewed && ` · ${t('desk.context.ends')}`}
        </Text>
      )}
    </>
  );
}

/** They are written on the customer's own page. */
function CustomerNotes({ id }: { id: number }) {
  const t = useTexts(deskTexts);
  const { data } = useQuery(adminDetailQuery(useApi(), adminUsersApi.notes, id));
  if (!data || data.length === 0) return null;
  return (
    <Part title={t('desk.context.notes')} all={`/admin/users/${id}`}>
      <ul className={styles.notes}>
        {data.slice(0, 3).map((note) => (
          <li key={note.id} className={styles.note}>
            <Text size="s" breakWords className={styles.written} dir="auto">
              {note.text}
            </Text>
            <Text as="span" size="xs" tone="muted">
              <bdi>{note.author?.name ?? t('desk.notes.someone')}</bdi> · <TimeAgo at={note.at} isInSentence />
            </Text>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** What went wrong for the customer lately; most met nothing. */
function Errors({ id }: { id: number }) {
  const t = useTexts(deskTexts);
  const maySystem = useMayStaff('system', 'read');
  const { data, isError, refetch } = useQuery(adminDetailQuery(useApi(), errorsAdminApi.ofUser, id));
  if (data?.length === 0) return null;
  return (
    <PartList
      title={t('desk.context.errors')}
      query={{ data, isError, refetch }}
      row={({ id: errorId, message, type, lastSeenAt }) => ({
        key: errorId,
        to: maySystem ? `/admin/errors/${errorId}` : undefined,
        name: <ShortText text={message || type} />,
        note: <TimeAgo at={lastSeenAt} isInSentence />,
      })}
    />
  );
}

function Profiles({ id }: { id: number }) {
  const t = useTexts(deskTexts);
  const texts = useTexts(profilesAdminTexts);
  const { data, isError, refetch } = useQuery(adminListQuery(useApi(), adminProfilesApi.list, { owner: String(id) }));
  return (
    <PartList
      title={t('desk.context.profiles')}
      all={`/admin/profiles?owner=${id}`}
      query={{ data: data?.rows, isError, refetch }}
      row={({ id: profileId, name, status }) => ({
        key: profileId,
        to: `/admin/profiles/${profileId}`,
        name: <ShortText text={name || t('desk.context.unnamed')} />,
        note: texts(`profilesAdmin.status.${status}`),
      })}
    />
  );
}

function Orders({ id }: { id: number }) {
  const t = useTexts(deskTexts);
  const texts = useTexts(workshopLabelTexts);
  const { data, isError, refetch } = useQuery(adminListQuery(useApi(), workshopApi.orders, { owner: String(id) }));
  return (
    <PartList
      title={t('desk.context.orders')}
      all={`/admin/orders?owner=${id}`}
      query={{ data: data?.orders, isError, refetch }}
      row={({ id: orderId, state }) => ({
        key: orderId,
        to: `/admin/orders/${orderId}`,
        name: t('desk.context.order', { id: orderId }),
        note: texts(`workshopWords.state.${state}`),
      })}
    />
  );
}

function Payments({ id }: { id: number }) {
  const t = useTexts(deskTexts);
  const texts = useTexts(paymentsAdminTexts);
  const { data, isError, refetch } = useQuery(adminListQuery(useApi(), adminPaymentsApi.list, { user: String(id) }));
  return (
    <PartList
      title={t('desk.context.payments')}
      all={`/admin/payments?user=${id}`}
      query={{ data: data?.rows, isError, refetch }}
      row={({ id: paymentId, title, amount, ...payment }) => ({
        key: paymentId,
        to: `/admin/payments/${paymentId}`,
        name: (
          <>
            <ShortText text={title} /> <MoneyText agorot={amount} />
          </>
        ),
        note: texts(`paymentsAdmin.statuses.${shownStatus({ amount, ...payment })}`),
      })}
    />
  );
}

function VisitorFacts({ detail: { conversation, message, sameMail } }: { detail: DeskDetail }) {
  const t = useTexts(deskTexts);
  const contact = useTexts(contactTexts);
  const { visitor } = conversation;
  return (
    <Part title={t(sameMail ? 'desk.context.notSignedIn' : 'desk.context.visitor')}>
      <Stack gap={1} size="s">
        <span className={styles.mail}>
          <LatinText>{visitor?.email ?? ''}</LatinText>
        </span>
        {visitor && (
          <span>
            {t('desk.context.topic')}: {contact(`contact.topics.${visitor.topic}`)}
          </span>
        )}
        {message && (
          <span>
            {t('desk.context.language')}: {t(`desk.context.${message.language}`)}
          </span>
        )}
      </Stack>
    </Part>
  );
}

function SameAddress({ detail: { conversation, sameAddress } }: { detail: DeskDetail }) {
  const t = useTexts(deskTexts);
  const contact = useTexts(contactTexts);
  const filter = useListParams().all();
  const { count, rows } = sameAddress;
  if (count === 0) return null;
  const all = new URLSearchParams({ q: conversation.visitor?.email ?? '' });
  return (
    <PartList
      title={t('desk.context.sameAddress', { count })}
      {...(count > rows.length && { all: `/admin/support?${all}` })}
      length={rows.length}
      query={{ data: rows, isError: false, refetch: () => undefined }}
      row={({ id, topic, at, isClosed }) => ({
        key: id,
        to: `/admin/support?${new URLSearchParams({ ...filter, conversation: String(id) })}`,
        name: contact(`contact.topics.${topic}`),
        note: (
          <>
            {t(isClosed ? 'desk.list.closed' : 'desk.context.isOpen')} · <TimeAgo at={at} isInSentence />
          </>
        ),
      })}
    />
  );
}
