import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Headset, MessageCircle, MessageSquarePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyState, FailedState } from '#ui/feedback/query-content.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { LazyPanel } from '#ui/overlays/lazy-panel.tsx';
import type { LazyPanelProps } from '#ui/overlays/lazy-popover.tsx';
import { PopoverListSkeleton, PopoverRow } from '#ui/overlays/popover-list.tsx';
import { ShortText } from '#ui/text/short-text.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { type SupportMessage, supportApi } from '../../contract.ts';
import { answersAtDesk } from '../../domain.ts';
import { changeMessages, supportQueries } from '../queries.ts';
import { showSupportChat } from '../show-event.ts';
import { textOfHtml } from '../text-of-html.ts';
import { isUnreadBy } from '../unread.ts';
import { supportPanelTexts } from './panel-texts.ts';
import styles from './support-popover.module.css';

/** The last message of every conversation, newest first. */
export function latestPerUser(messages: readonly SupportMessage[]): SupportMessage[] {
  // Ids grow with time and also order two messages with the same timestamp.
  const newestFirst = messages.toSorted((one, other) => other.id - one.id);
  return [...Map.groupBy(newestFirst, ({ userId }) => userId).values()].flatMap((own) => own.slice(0, 1));
}

interface SupportContentProps {
  messages: readonly SupportMessage[] | undefined;
  /** Users whose conversations had unread messages before the list was opened. */
  newUserIds: ReadonlySet<number>;
  isAdmin: boolean;
  isFailed: boolean;
  onRetry(): void;
  onOpen(userId: number): void;
}

export function SupportContent({ messages, newUserIds, isAdmin, isFailed, onRetry, onOpen }: SupportContentProps) {
  const t = useTexts(supportPanelTexts);
  if (!messages && isFailed)
    return <FailedState level="p" title={t('supportPanel.failed')} retry={t('supportPanel.retry')} onRetry={onRetry} />;
  if (!messages) return <PopoverListSkeleton label={t('supportPanel.loading')} rows={2} className={styles.texts} />;
  if (messages.length === 0)
    return (
      <EmptyState
        icon={MessageCircle}
        level="p"
        title={t(isAdmin ? 'supportPanel.adminEmptyTitle' : 'supportPanel.emptyTitle')}
      >
        {t(isAdmin ? 'supportPanel.adminEmptyText' : 'supportPanel.emptyText')}
      </EmptyState>
    );
  return (
    <Stack as="ul" shrinkItems>
      {latestPerUser(messages).map((one) => (
        <SupportRow
          key={one.userId}
          message={one}
          isAdmin={isAdmin}
          isNew={newUserIds.has(one.userId)}
          onOpen={() => onOpen(one.userId)}
        />
      ))}
    </Stack>
  );
}

/** About two lines of the popover. */
const maxPreview = 64;

interface SupportRowProps {
  message: SupportMessage;
  /** An admin sees whose conversation it is; an owner has only one and sees who wrote last. */
  isAdmin: boolean;
  isNew: boolean;
  onOpen(): void;
}

function SupportRow({ message, isAdmin, isNew, onOpen }: SupportRowProps) {
  const t = useTexts(supportPanelTexts);
  const { username, displayName, content, isClosed, isFromSupport, createdAt } = message;
  const owner = displayName || username;
  const writer = t(isFromSupport ? 'supportPanel.support' : 'supportPanel.you');
  return (
    <PopoverRow isNew={isNew} onOpen={onOpen}>
      {isAdmin ? <Avatar name={owner} /> : <IconTile icon={Headset} />}
      <Stack as="span" shrinkItems grow shrink line="snug" className={styles.texts}>
        <Row as="span" gap={3} align="baseline" justify="between" shrink>
          <ShortText className={styles.name} text={isAdmin ? owner : writer} />
          <TimeAgo at={createdAt} className={styles.time} />
        </Row>
        <Row as="span" shrink tone="muted" size="s" className={styles.preview}>
          {isAdmin && isFromSupport && <span className={styles.writer}>{t('supportPanel.fromSupport')}</span>}
          <ShortText className={styles.text} text={textOfHtml(content)} maxLength={maxPreview} />
        </Row>
        {(isNew || isClosed) && (
          <Row as="span" gap={2} wrap className={styles.badges}>
            {isNew && (
              <Badge variant="hot" size="sm" dot>
                {t('supportPanel.newMessages')}
              </Badge>
            )}
            {isClosed && (
              <Badge variant="secondary" size="sm">
                {t('supportPanel.closed')}
              </Badge>
            )}
          </Row>
        )}
      </Stack>
    </PopoverRow>
  );
}

const none: ReadonlySet<number> = new Set();

interface Reading {
  readonly isOpen: boolean;
  readonly isAdmin: boolean;
  readonly messages: readonly SupportMessage[] | undefined;
  /** All unread messages, including those not loaded yet. */
  readonly unread: number;
}

/** Marks visible messages as read. The new ones stay highlighted until the list is closed. */
function useMarkRead({ isOpen, isAdmin, messages, unread }: Reading): ReadonlySet<number> {
  const [newUserIds, setNewUserIds] = useState(none);
  const markedIds = useRef(new Set<number>());
  const isReported = useRef(false);
  const markAllRead = useMarkAllRead();
  useEffect(() => {
    if (!isOpen) {
      setNewUserIds(none);
      isReported.current = false;
      return;
    }
    if (!messages) return;
    // Reports each message once, so an unavailable server is not called repeatedly.
    const newMessages = messages.filter((one) => hasUnread(one, isAdmin) && !markedIds.current.has(one.id));
    if (newMessages.length === 0 && (unread === 0 || isReported.current)) return;
    isReported.current = true;
    for (const { id } of newMessages) markedIds.current.add(id);
    setNewUserIds((before) => new Set([...before, ...newMessages.map(({ userId }) => userId)]));
    markAllRead();
  }, [isOpen, isAdmin, messages, unread, markAllRead]);
  return newUserIds;
}

/** An admin's row represents a whole conversation. */
const hasUnread = (one: SupportMessage, isAdmin: boolean): boolean =>
  one.unread === undefined ? isUnreadBy(one, isAdmin) : one.unread > 0;

function useMarkAllRead(): () => void {
  const api = useApi();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => api.call(supportApi.readAll, {}),
    onSuccess: () => {
      changeMessages(queries, (one) => ({ ...one, isRead: true, ...(one.unread !== undefined && { unread: 0 }) }));
      queries.setQueryData(supportQueries.unread(api).queryKey, { count: 0 });
    },
    // biome-ignore lint/suspicious/noConsole: nothing is lost, and there is nothing that the reader could do
    onError: (error) => console.error(error),
  });
  return mutate;
}

export function SupportPanel(props: LazyPanelProps) {
  const t = useTexts(supportPanelTexts);
  const { isOpen, setOpen } = props;
  const { user } = useSession();
  const isAdmin = user !== undefined && answersAtDesk(user);
  const api = useApi();
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    supportQueries.list(api),
  );
  const { data: unread } = useQuery(supportQueries.unread(api));
  // Nothing is marked before the newest messages are there, or they would not be highlighted.
  const messages = isFetching ? undefined : data;
  const newUserIds = useMarkRead({ isOpen, isAdmin, messages, unread: unread?.count ?? 0 });
  const openChat = (userId?: number) => {
    setOpen(false);
    showSupportChat(userId);
  };
  const newInquiry = (
    <div className={styles.foot}>
      <Button size="sm" block onClick={() => openChat()}>
        <MessageSquarePlus aria-hidden="true" />
        {t('supportPanel.newInquiry')}
      </Button>
    </div>
  );
  return (
    <LazyPanel {...props} title={t('supportPanel.title')} footer={newInquiry}>
      <SupportContent
        messages={data}
        newUserIds={newUserIds}
        isAdmin={isAdmin}
        isFailed={isError}
        onRetry={() => void refetch()}
        onOpen={openChat}
      />
      {isAdmin && hasNextPage && (
        <Button variant="ghost" size="sm" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('supportPanel.more')}
        </Button>
      )}
    </LazyPanel>
  );
}
