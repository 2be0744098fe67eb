import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Inbox, Lock, LockOpen, SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { shortened } from '#base/trimmed.ts';
import { type DateStyle, formatInstant } from '#i18n/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SearchField } from '#ui/controls/search-field.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyState, FailedState, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { supportApi } from '../../../contract.ts';
import { chatTexts } from '../../chat-texts.ts';
import { readAgain } from '../../queries.ts';
import { textOfHtml } from '../../text-of-html.ts';
import { useAuthorOf } from '../author-name.ts';
import { WritingFoot } from '../foot/writing-foot.tsx';
import { type Conversation, dayName, filterConversations } from '../logic/chat-messages.ts';
import { TalkView, useFailureToast } from '../talk-view.tsx';
import type { TalkState } from '../use-talk.ts';
import { CountBadge } from '../window/chat-window.tsx';
import styles from './admin.module.css';

/** Shows the search field from this number of conversations on. */
const many = 8;
const longestSearch = 80;
/** An ellipsis of the row would cut the beginning of a text whose direction is not that of its label. */
const ownLength = 26;

interface ConversationListProps {
  talk: Pick<TalkState, 'conversations' | 'olderConversations' | 'isLoading' | 'isFailed' | 'reload'>;
  onChoose(userId: number): void;
}

export function ConversationList({ talk, onChoose }: ConversationListProps) {
  const t = useTexts(chatTexts);
  const [isOpenOnly, setOpenOnly] = useState(true);
  const [query, setQuery] = useState('');
  const { conversations, olderConversations: older, isLoading, isFailed, reload } = talk;
  const visible = filterConversations(conversations, { isOpenOnly, query });
  // Loads all pages before reporting that a search or filter has no results.
  const isSeeking = older.hasMore && (query !== '' || visible.length === 0);
  useEffect(() => {
    if (isSeeking && !older.isLoading) older.load();
  }, [isSeeking, older]);
  if (isFailed)
    return <FailedState level="h3" title={t('chat.admin.failed')} retry={t('chat.log.reload')} onRetry={reload} />;
  if (isLoading || (isSeeking && visible.length === 0))
    return (
      <SkeletonGroup
        label={t('chat.admin.loading')}
        gap={3}
        className={styles.waiting}
        shapes={['block', 'block', 'block']}
      />
    );
  return (
    <>
      <Stack gap={3} className={styles.tools}>
        <OpenFilter isOpenOnly={isOpenOnly} onChange={setOpenOnly} />
        {conversations.length > many && (
          <SearchField
            value={query}
            label={t('chat.admin.search')}
            placeholder={t('chat.admin.searchHint')}
            clearLabel={t('chat.admin.clear')}
            maxLength={longestSearch}
            onSearch={setQuery}
          />
        )}
      </Stack>
      {visible.length === 0 ? (
        <NoConversations isSearch={query !== ''} hasAny={conversations.length > 0} />
      ) : (
        <ul className={styles.list}>
          {visible.map((one) => (
            <ConversationRow key={one.userId} conversation={one} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {older.hasMore && (
        <Button variant="ghost" size="sm" block loading={older.isLoading} onClick={older.load}>
          {t('chat.admin.more')}
        </Button>
      )}
    </>
  );
}

function NoConversations({ isSearch, hasAny }: { isSearch: boolean; hasAny: boolean }) {
  const t = useTexts(chatTexts);
  if (isSearch) return <EmptyState icon={SearchX} level="h3" title={t('chat.admin.notFound')} />;
  return (
    <EmptyState icon={Inbox} level="h3" title={t(hasAny ? 'chat.admin.allDoneTitle' : 'chat.admin.noneTitle')}>
      {t(hasAny ? 'chat.admin.allDoneText' : 'chat.admin.noneText')}
    </EmptyState>
  );
}

function OpenFilter({ isOpenOnly, onChange }: { isOpenOnly: boolean; onChange(isOpenOnly: boolean): void }) {
  const t = useTexts(chatTexts);
  return (
    <Row gap={2} role="group" aria-label={t('chat.admin.filter')}>
      <button type="button" className={styles.choice} aria-pressed={isOpenOnly} onClick={() => onChange(true)}>
        {t('chat.admin.open')}
      </button>
      <button type="button" className={styles.choice} aria-pressed={!isOpenOnly} onClick={() => onChange(false)}>
        {t('chat.admin.all')}
      </button>
    </Row>
  );
}

function ConversationRow({ conversation, onChoose }: { conversation: Conversation; onChoose(userId: number): void }) {
  const t = useTexts(chatTexts);
  const { userId, name, last, unread, isClosed } = conversation;
  const text = textOfHtml(last.content);
  const { name: author } = useAuthorOf()(last.author);
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} data-unread={unread > 0} onClick={() => onChoose(userId)}>
        <Avatar name={name} />
        <Stack as="span" grow shrink className={styles.texts}>
          <Row as="span" gap={2} align="center" shrink line="snug">
            <Text as="span" truncate weight="strong" className={styles.name} dir="auto">
              {name}
            </Text>
            <RowTime at={last.createdAt} />
          </Row>
          <Row as="span" gap={2} align="center" shrink line="snug">
            <Text as="span" truncate tone="muted" size="s" className={styles.last} dir="auto">
              {last.isFromSupport ? t('chat.log.by', { name: author, text: shortened(text, ownLength) }) : text}
            </Text>
            {unread > 0 && <CountBadge count={unread} />}
            <Badge variant={isClosed ? 'secondary' : 'good'} size="sm">
              {t(isClosed ? 'chat.status.closed' : 'chat.status.open')}
            </Badge>
          </Row>
        </Stack>
      </button>
    </li>
  );
}

/** The time for today, the date for earlier days. */
function RowTime({ at }: { at: string }) {
  const t = useTexts(chatTexts);
  const { locale, direction } = useLocale();
  const date = new Date(at);
  const format = (style: DateStyle) => formatInstant(date, locale, style);
  const name = dayName(dateInIsrael(date), new Date());
  const text = () => {
    if (name === 'today') return format({ timeStyle: 'short' });
    return name === 'yesterday' ? t('chat.log.yesterday') : format({ day: 'numeric', month: 'short' });
  };
  return (
    <time className={styles.time} dateTime={at} title={format({ dateStyle: 'long', timeStyle: 'short' })}>
      <bdi dir={direction}>{text()}</bdi>
    </time>
  );
}

interface AdminBodyProps {
  adminId: number;
  talk: TalkState;
  onChoose(userId: number): void;
}

/** Shows the list of conversations, or the selected one. */
export function AdminBody({ adminId, talk, onChoose }: AdminBodyProps) {
  const t = useTexts(chatTexts);
  const { chosen } = talk;
  if (!chosen) return <ConversationList talk={talk} onChoose={onChoose} />;
  const conversation = `${adminId}-${chosen.userId}`;
  return (
    <TalkView
      key={conversation}
      talk={talk}
      conversation={conversation}
      recipientId={chosen.messageId}
      own="support"
      otherName={chosen.name}
      welcome={[]}
    >
      {(send) => (
        <>
          <Row gap={3} align="center" className={styles.bar}>
            <p className={styles.note}>{chosen.isClosed && t('chat.box.reopens')}</p>
            <CloseConversation conversation={chosen} />
          </Row>
          <WritingFoot conversation={conversation} isBlocked={false} onSend={send} />
        </>
      )}
    </TalkView>
  );
}

/** Only admins have this button. */
function CloseConversation({ conversation: { messageId, isClosed } }: { conversation: Conversation }) {
  const t = useTexts(chatTexts);
  const { mutate, isPending } = useSetClosed();
  const Icon = isClosed ? LockOpen : Lock;
  return (
    <Button
      variant="outline"
      size="sm"
      loading={isPending}
      onClick={() => mutate({ id: messageId, isClosed: !isClosed })}
    >
      <Icon aria-hidden="true" />
      {t(isClosed ? 'chat.admin.reopen' : 'chat.admin.close')}
    </Button>
  );
}

interface StateChange {
  /** Any message of the conversation. */
  readonly id: number;
  readonly isClosed: boolean;
}

/** Closes or reopens a conversation; both can be undone. */
function useSetClosed() {
  const api = useApi();
  const queries = useQueryClient();
  const t = useTexts(chatTexts);
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: async ({ id, isClosed }: StateChange) => {
      await api.call(isClosed ? supportApi.close : supportApi.reopen, { params: { id } });
      await readAgain(queries);
    },
    onSuccess: (_, { isClosed }) => toast({ title: t(isClosed ? 'chat.toast.closed' : 'chat.toast.reopened') }),
    onError: (error, { isClosed }) =>
      showFailure(t(isClosed ? 'chat.toast.closeFailed' : 'chat.toast.reopenFailed'), error),
  });
}
