import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { adminUsersApi } from '#features/accounts/admin-contract.ts';
import { usersTexts } from '#features/accounts/users-texts.ts';
import {
  adminDetailQuery,
  adminListQuery,
  ConfirmAction,
  MayChange,
  useListParams,
  useMayStaff,
} from '#features/admin/web/index.ts';
import { adminPaymentsApi } from '#features/payments/admin-contract.ts';
import { paymentsAdminTexts } from '#features/payments/admin-texts.ts';
import { adminProfilesApi } from '#features/profiles/admin-contract.ts';
import { profilesAdminTexts } from '#features/profiles/admin-texts.ts';
import { workshopApi } from '#features/workshop/contract.ts';
import { workshopLabelTexts } from '#features/workshop/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Textarea } from '#ui/controls/field.tsx';
import { SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, MoneyText, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { ShortText } from '#ui/text/short-text.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { type DeskDetail, type DeskNote, deskApi } from '../../desk-contract.ts';
import { deskLimits } from '../../domain.ts';
import { contactTexts } from '../contact/contact-texts.ts';
import styles from './desk.module.css';
import { useDeskCall } from './desk-queries.ts';
import { deskTexts } from './desk-texts.ts';

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

interface PartProps {
  title: string;
  /** The whole list. */
  all?: string;
  children: ReactNode;
}

function Part({ title, all, children }: PartProps) {
  const t = useTexts(deskTexts);
  const id = useId();
  return (
    <Stack as="section" gap={2} shrinkItems aria-labelledby={id}>
      <Row gap={2} align="center" justify="between">
        <Text as="h3" size="s" weight="strong" id={id}>
          {title}
        </Text>
        {all && (
          <Link className={styles.all} to={all} aria-label={t('desk.context.allOf', { what: title })}>
            {t('desk.context.all')}
          </Link>
        )}
      </Row>
      {children}
    </Stack>
  );
}

interface PartListProps<Row> extends Omit<PartProps, 'children'> {
  query: { readonly data: readonly Row[] | undefined; readonly isError: boolean; readonly refetch: () => unknown };
  /** How many rows to show. */
  length?: number;
  row: (row: Row) => { readonly key: number; readonly to: string; readonly name: ReactNode; readonly note: ReactNode };
}

function PartList<Row>({ query, length = 3, row, ...part }: PartListProps<Row>) {
  const t = useTexts(deskTexts);
  const rows = query.data?.slice(0, length);
  return (
    <Part {...part}>
      {query.isError && !rows && (
        <Row gap={2} align="center" wrap size="s" tone="muted">
          {t('desk.context.failed')}
          <Button variant="ghost" size="sm" onClick={() => void query.refetch()}>
            {t('desk.context.retry')}
          </Button>
        </Row>
      )}
      {!rows && !query.isError && <SkeletonGroup label={t('desk.context.loading')} shapes={['line']} />}
      {rows?.length === 0 && (
        <Text tone="muted" size="s">
          {t('desk.context.none')}
        </Text>
      )}
      {rows && rows.length > 0 && (
        <ul className={styles.facts}>
          {rows.map(row).map(({ key, to, name, note }) => (
            <li key={key}>
              <Link className={styles.fact} to={to}>
                <span className={styles.factName}>{name}</span>
                <Text as="span" tone="muted" size="xs">
                  {note}
                </Text>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Part>
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
      {mayProfiles && <Profiles id={id} />}
      {mayOrders && <Orders id={id} />}
      {mayMoney && <Payments id={id} />}
    </>
  );
}

function Account({ id }: { id: number }) {
  const t = useTexts(deskTexts);
  const users = useTexts(usersTexts);
  const { data } = useQuery(adminDetailQuery(useApi(), adminUsersApi.find, id));
  return (
    <Part title={t('desk.context.title')}>
      {!data && <SkeletonGroup label={t('desk.context.loading')} shapes={['line', 'line']} />}
      {data && (
        <Stack gap={1} size="s">
          <span className={styles.mail}>
            <LatinText>{data.email}</LatinText>
          </span>
          <span>
            {users(`usersAdmin.packages.${data.packageType}`)}
            {data.role !== 'admin' && ` · ${users(`usersAdmin.planStatus.${data.planStatus}`)}`}
          </span>
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
      row={({ id: paymentId, title, amount, refunded, status }) => ({
        key: paymentId,
        to: `/admin/payments/${paymentId}`,
        name: (
          <>
            <ShortText text={title} /> <MoneyText agorot={amount} />
          </>
        ),
        note: texts(
          refunded > 0
            ? `paymentsAdmin.statuses.${refunded >= amount ? 'refunded' : 'partly'}`
            : `paymentsAdmin.statuses.${status}`,
        ),
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

function Notes({ detail: { conversation, notes } }: { detail: DeskDetail }) {
  const t = useTexts(deskTexts);
  const { id } = conversation;
  const [text, setText] = useState('');
  const { send, isPending } = useDeskCall<string>({
    call: (api, typed) => api.call(deskApi.addNote, { params: { id }, body: { text: typed } }),
    done: t('desk.notes.added'),
    onDone: () => setText(''),
  });
  return (
    <Part title={t('desk.notes.title')}>
      <Text tone="muted" size="xs">
        {t('desk.notes.text')}
      </Text>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <NoteRow key={note.id} conversationId={id} note={note} />
          ))}
        </ul>
      )}
      <MayChange>
        <form
          className={styles.addNote}
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) send(text);
          }}
        >
          <Textarea
            rows={2}
            value={text}
            maxLength={deskLimits.textMax}
            aria-label={t('desk.notes.label')}
            placeholder={t('desk.notes.label')}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" variant="secondary" size="sm" loading={isPending} disabled={!text.trim()}>
            {t('desk.notes.add')}
          </Button>
        </form>
      </MayChange>
    </Part>
  );
}

function NoteRow({ conversationId, note }: { conversationId: number; note: DeskNote }) {
  const t = useTexts(deskTexts);
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { id, text, author, at } = note;
  const { send, isPending } = useDeskCall({
    call: (api) => api.call(deskApi.removeNote, { params: { id: conversationId, noteId: id } }),
    done: t('desk.notes.removed'),
  });
  return (
    <li className={styles.note}>
      <Text size="s" breakWords className={styles.written} dir="auto">
        {text}
      </Text>
      <Row gap={2} align="center" justify="between" size="xs" tone="muted">
        <span>
          <bdi>{author?.name ?? t('desk.notes.someone')}</bdi> · <TimeAgo at={at} isInSentence />
        </span>
        {author?.id === user?.id && (
          <Button variant="ghost" size="icon" aria-label={t('desk.notes.remove')} onClick={() => setOpen(true)}>
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </Row>
      <ConfirmAction
        title={t('desk.notes.removeTitle')}
        text={t('desk.notes.removeText')}
        action={t('desk.notes.remove')}
        isDangerous
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => send()}
        isPending={isPending}
      />
    </li>
  );
}
