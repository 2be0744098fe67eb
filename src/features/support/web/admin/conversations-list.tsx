import { MessageCircle, MessagesSquare, X } from 'lucide-react';
import { defineAdminList, FilterSelect, MayChange, useAdminCall, useListParams } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { ShortText } from '#ui/text/short-text.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { type AdminConversation, adminSupportApi } from '../../admin-contract.ts';
import { supportApi } from '../../contract.ts';
import { showSupportChat } from '../show-event.ts';
import styles from './support-admin.module.css';
import { supportAdminTexts } from './support-admin-texts.ts';

/** About two lines of a message. */
export const maxShort = 100;

export const Sender = ({ name, email }: { name: string; email: string }) => (
  <Stack as="span" align="start" gap={1} shrink>
    <ShortText className={styles.name} text={name} />
    <LatinText className={styles.quiet ?? ''}>{email}</LatinText>
  </Stack>
);

const states = ['unread', 'open', 'closed'] as const;

export const conversationsList = defineAdminList({
  list: adminSupportApi.conversations,
  texts: supportAdminTexts,
  icon: MessagesSquare,
  copy: (t) => ({
    caption: t('supportAdmin.conversations.caption'),
    search: t('supportAdmin.conversations.search'),
    empty: { title: t('supportAdmin.conversations.empty.title'), text: t('supportAdmin.conversations.empty.text') },
  }),
  keyOf: ({ owner }) => owner.id,
  hrefOf: ({ owner }) => `/admin/users/${owner.id}`,
  filters: (t) => (
    <>
      <FilterSelect
        name="state"
        label={t('supportAdmin.conversations.state')}
        values={states}
        text={(value) => t(`supportAdmin.conversations.states.${value}`)}
      />
      <ChosenOwner />
    </>
  ),
  useColumns: (t) => [
    {
      id: 'owner',
      head: t('supportAdmin.columns.owner'),
      isMain: true,
      cell: ({ owner }) => <Sender name={owner.displayName || owner.username} email={owner.email} />,
    },
    {
      id: 'last',
      head: t('supportAdmin.columns.last'),
      cell: ({ last, subject }) => (
        <Stack as="span" align="start" gap={1} shrink>
          <ShortText className={styles.subject} text={subject} />
          <ShortText
            className={styles.last}
            text={last.isFromSupport ? t('supportAdmin.you', { text: last.text }) : last.text}
            maxLength={maxShort}
          />
        </Stack>
      ),
    },
    {
      id: 'state',
      head: t('supportAdmin.columns.state'),
      cell: ({ isClosed, unread }) => (
        <Row as="span" wrap gap={2} className={styles.parts}>
          <Badge variant={isClosed ? 'secondary' : 'good'} size="sm">
            {t(isClosed ? 'supportAdmin.is.closed' : 'supportAdmin.is.open')}
          </Badge>
          {unread > 0 && (
            <Badge variant="hot" size="sm">
              {t('supportAdmin.unread', { count: unread })}
            </Badge>
          )}
        </Row>
      ),
    },
    { id: 'at', head: t('supportAdmin.columns.at'), cell: ({ last }) => <TimeAgo at={last.at} /> },
    {
      id: 'actions',
      head: t('supportAdmin.columns.actions'),
      cell: (conversation) => <ConversationActions conversation={conversation} />,
    },
  ],
});

/** Shown when the list is filtered to one owner. */
function ChosenOwner() {
  const t = useTexts(supportAdminTexts);
  const params = useListParams();
  const user = params.get('user');
  if (!user) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      className={styles.chosen ?? ''}
      onClick={() => params.set({ user: undefined })}
    >
      {t('supportAdmin.conversations.ofUser', { id: user })}
      <X role="img" aria-label={t('supportAdmin.conversations.leaveUser')} />
    </Button>
  );
}

/** No confirmation: closing can be undone right beside it. */
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
    <MayChange>
      <Row as="span" wrap gap={2} className={styles.parts}>
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
      </Row>
    </MayChange>
  );
}
