import { useQuery } from '@tanstack/react-query';
import { MessageCircle, MessagesSquare, X } from 'lucide-react';
import {
  AdminList,
  FilterSelect,
  type ListColumn,
  ListTools,
  useAdminCall,
  useListParams,
} from '#features/admin/web/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/time-ago.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import type { AdminConversation } from '../../admin-contract.ts';
import { supportApi } from '../../contract.ts';
import { showSupportChat } from '../show-event.ts';
import styles from './support-admin.module.css';
import { supportAdminQueries } from './support-admin-queries.ts';
import { supportAdminTexts } from './support-admin-texts.ts';

const states = ['unread', 'open', 'closed'] as const;

export function ConversationsSection() {
  const t = useTexts(supportAdminTexts);
  const params = useListParams();
  const query = useQuery(supportAdminQueries.conversations(useApi(), params.all()));
  const user = params.get('user');
  return (
    <>
      <ListTools search={{ label: t('supportAdmin.conversations.search') }}>
        <FilterSelect
          name="state"
          label={t('supportAdmin.conversations.state')}
          values={states}
          text={(value) => t(`supportAdmin.conversations.states.${value}`)}
        />
        {user && (
          <Button
            variant="secondary"
            size="sm"
            className={styles.chosen ?? ''}
            onClick={() => params.set({ user: undefined })}
          >
            {t('supportAdmin.conversations.ofUser', { id: user })}
            <X role="img" aria-label={t('supportAdmin.conversations.leaveUser')} />
          </Button>
        )}
      </ListTools>
      <AdminList
        caption={t('supportAdmin.conversations.caption')}
        query={query}
        columns={useConversationColumns()}
        keyOf={({ owner }) => owner.id}
        hrefOf={({ owner }) => `/admin/users/${owner.id}`}
        empty={{
          icon: MessagesSquare,
          title: t('supportAdmin.conversations.empty.title'),
          text: t('supportAdmin.conversations.empty.text'),
        }}
      />
    </>
  );
}

function useConversationColumns(): ListColumn<AdminConversation>[] {
  const t = useTexts(supportAdminTexts);
  return [
    {
      id: 'owner',
      head: t('supportAdmin.columns.owner'),
      isMain: true,
      cell: ({ owner }) => (
        <span className={styles.person}>
          <bdi className={styles.name}>{owner.displayName || owner.username}</bdi>
          <LatinText className={styles.quiet ?? ''}>{owner.email}</LatinText>
        </span>
      ),
    },
    {
      id: 'last',
      head: t('supportAdmin.columns.last'),
      cell: ({ last, subject }) => (
        <span className={styles.person}>
          <bdi className={styles.subject}>{subject}</bdi>
          <span className={styles.last} dir="auto">
            {last.isFromSupport ? t('supportAdmin.you', { text: last.text }) : last.text}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('supportAdmin.columns.state'),
      cell: ({ isClosed, unread }) => (
        <span className={styles.badges}>
          <Badge variant={isClosed ? 'secondary' : 'good'} size="sm">
            {t(isClosed ? 'supportAdmin.is.closed' : 'supportAdmin.is.open')}
          </Badge>
          {unread > 0 && (
            <Badge variant="hot" size="sm">
              {t('supportAdmin.unread', { count: unread })}
            </Badge>
          )}
        </span>
      ),
    },
    { id: 'at', head: t('supportAdmin.columns.at'), cell: ({ last }) => <TimeAgo at={last.at} /> },
    {
      id: 'actions',
      head: t('supportAdmin.columns.actions'),
      cell: (conversation) => <ConversationActions conversation={conversation} />,
    },
  ];
}

/** Closing can be taken back beside it, so that it asks nothing. */
function ConversationActions({ conversation }: { conversation: AdminConversation }) {
  const t = useTexts(supportAdminTexts);
  const { owner, isClosed, last } = conversation;
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(isClosed ? supportApi.reopen : supportApi.close, { params: { id: last.id } }),
    done: t(isClosed ? 'supportAdmin.reopened' : 'supportAdmin.closed'),
    refresh: [['/api/support-messages']],
  });
  const name = owner.displayName || owner.username;
  return (
    <span className={styles.actions}>
      <Button
        variant="outline"
        size="sm"
        aria-label={t('supportAdmin.openChatOf', { name })}
        onClick={() => showSupportChat(owner.id)}
      >
        <MessageCircle aria-hidden="true" />
        {t('supportAdmin.openChat')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        loading={isPending}
        aria-label={t(isClosed ? 'supportAdmin.reopenOf' : 'supportAdmin.closeOf', { name })}
        onClick={() => send()}
      >
        {t(isClosed ? 'supportAdmin.reopen' : 'supportAdmin.close')}
      </Button>
    </span>
  );
}
