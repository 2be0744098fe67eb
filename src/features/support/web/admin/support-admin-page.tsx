import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail, Reply } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  AdminListSection,
  AdminPage,
  adminListQuery,
  defineAdminList,
  FilterSelect,
  MayChange,
  useAdminCall,
  useListParams,
} from '#features/admin/web/index.ts';
import { translator } from '#i18n/translator.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { TabLink, TabLinks } from '#ui/layout/nav-links.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { ShortText } from '#ui/text/short-text.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { type AdminContact, adminSupportApi } from '../../admin-contract.ts';
import { supportQueries } from '../queries.ts';
import { conversationsList, maxShort, Sender } from './conversations-list.tsx';
import styles from './support-admin.module.css';
import { supportAdminTexts } from './support-admin-texts.ts';

/** Uses the language of the contact message. */
const subjectFor = ({ language }: AdminContact): string =>
  translator(supportAdminTexts, language)('supportAdmin.contacts.subject');

function ContactActions({ contact }: { contact: AdminContact }) {
  const t = useTexts(supportAdminTexts);
  const { id, name, email, doneAt } = contact;
  const isDone = doneAt !== null;
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(adminSupportApi.setContactDone, { params: { id }, body: { isDone: !isDone } }),
    done: t(isDone ? 'supportAdmin.contacts.markedOpen' : 'supportAdmin.contacts.markedDone'),
  });
  return (
    <MayChange>
      <Row as="span" wrap gap={2} className={styles.parts}>
        <LinkButton
          variant="outline"
          size="sm"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subjectFor(contact))}`}
          aria-label={t('supportAdmin.contacts.replyTo', { name })}
        >
          <Reply aria-hidden="true" />
          {t('supportAdmin.contacts.reply')}
        </LinkButton>
        <Button
          variant="ghost"
          size="sm"
          loading={isPending}
          aria-label={t(isDone ? 'supportAdmin.contacts.undoneOf' : 'supportAdmin.contacts.doneOf', { name })}
          onClick={() => send()}
        >
          {t(isDone ? 'supportAdmin.contacts.undone' : 'supportAdmin.contacts.done')}
        </Button>
      </Row>
    </MayChange>
  );
}

/** Shows a short message in full, and a long one truncated until expanded. */
function ContactMessage({ message }: { message: string }) {
  const t = useTexts(supportAdminTexts);
  if (message.length <= maxShort)
    return (
      <Text as="span" breakWords className={styles.message} dir="auto">
        {message}
      </Text>
    );
  return (
    <details className={styles.long}>
      <summary className={styles.summary}>
        <ShortText className={styles.last} text={message} maxLength={maxShort} />
        <span className={styles.more}>{t('supportAdmin.contacts.read')}</span>
      </summary>
      <Text breakWords className={styles.message} dir="auto">
        {message}
      </Text>
    </details>
  );
}

const states = ['open', 'done'] as const;

const contactsList = defineAdminList({
  list: adminSupportApi.contacts,
  texts: supportAdminTexts,
  icon: Mail,
  copy: (t) => ({
    caption: t('supportAdmin.contacts.caption'),
    search: t('supportAdmin.contacts.search'),
    empty: { title: t('supportAdmin.contacts.empty.title'), text: t('supportAdmin.contacts.empty.text') },
  }),
  keyOf: ({ id }) => id,
  filters: (t) => (
    <FilterSelect
      name="state"
      label={t('supportAdmin.contacts.state')}
      values={states}
      text={(value) => t(`supportAdmin.contacts.states.${value}`)}
    />
  ),
  useColumns: (t) => [
    {
      id: 'who',
      head: t('supportAdmin.contacts.columns.sender'),
      isMain: true,
      cell: ({ name, email }) => <Sender name={name} email={email} />,
    },
    {
      id: 'message',
      head: t('supportAdmin.contacts.columns.message'),
      cell: ({ topic, message }) => (
        <Stack as="span" align="start" gap={1} shrink>
          <span className={styles.subject}>{t(`supportAdmin.topic.${topic}`)}</span>
          <ContactMessage message={message} />
        </Stack>
      ),
    },
    {
      id: 'state',
      head: t('supportAdmin.contacts.columns.state'),
      cell: ({ doneAt }) => (
        <Badge variant={doneAt ? 'secondary' : 'warn'} size="sm">
          {t(doneAt ? 'supportAdmin.contacts.is.done' : 'supportAdmin.contacts.is.open')}
        </Badge>
      ),
    },
    { id: 'at', head: t('supportAdmin.contacts.columns.at'), cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
    {
      id: 'actions',
      head: t('supportAdmin.contacts.columns.actions'),
      cell: (contact) => <ContactActions contact={contact} />,
    },
  ],
});

const paths = { conversations: '/admin/support', contacts: '/admin/support?tab=contacts' } as const;
const tabs = ['conversations', 'contacts'] as const;

function SupportTabs({ tab }: { tab: (typeof tabs)[number] }) {
  const t = useTexts(supportAdminTexts);
  const { data } = useQuery(adminListQuery(useApi(), adminSupportApi.contacts, { state: 'open' }));
  const open = data?.rows.length ? `${data.rows.length}${data.next ? '+' : ''}` : undefined;
  return (
    <TabLinks label={t('supportAdmin.tabs.label')}>
      {tabs.map((name) => (
        <TabLink
          key={name}
          as={Link}
          to={paths[name]}
          isCurrent={name === tab}
          {...(name === 'contacts' && open && { count: open })}
        >
          {t(`supportAdmin.tabs.${name}`)}
        </TabLink>
      ))}
    </TabLinks>
  );
}

/** The unread count is fetched again at every message that is written or read, here or elsewhere. */
function useFollowedConversations(): void {
  const queries = useQueryClient();
  const { dataUpdatedAt } = useQuery(supportQueries.unread(useApi()));
  const before = useRef(dataUpdatedAt);
  useEffect(() => {
    if (before.current === dataUpdatedAt) return;
    before.current = dataUpdatedAt;
    void queries.invalidateQueries({ queryKey: [adminSupportApi.conversations.path] });
  }, [queries, dataUpdatedAt]);
}

/** `/admin/support`: conversations with owners, and contact messages from visitors. */
export function SupportAdminPage() {
  const t = useTexts(supportAdminTexts);
  usePageTitle(t('supportAdmin.title'));
  useFollowedConversations();
  const tab = useListParams().get('tab') === 'contacts' ? 'contacts' : 'conversations';
  return (
    <AdminPage title={t('supportAdmin.title')} lead={t('supportAdmin.lead')}>
      <SupportTabs tab={tab} />
      {tab === 'contacts' ? (
        <AdminListSection key="contacts" list={contactsList} />
      ) : (
        <AdminListSection key="conversations" list={conversationsList} />
      )}
    </AdminPage>
  );
}
