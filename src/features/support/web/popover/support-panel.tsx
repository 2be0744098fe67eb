import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { LazyPanel } from '#ui/overlays/lazy-panel.tsx';
import type { LazyPanelProps } from '#ui/overlays/lazy-popover.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { type SupportMessage, supportApi } from '../../contract.ts';
import { changeMessages, supportQueries } from '../queries.ts';
import { showSupportChat } from '../show-event.ts';
import { isUnreadBy } from '../unread.ts';
import { supportPanelTexts } from './panel-texts.ts';
import { SupportContent } from './support-content.tsx';
import styles from './support-popover.module.css';

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
  const isAdmin = useSession().user?.userRole === 'admin';
  const api = useApi();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    supportQueries.list(api),
  );
  const { data: unread } = useQuery(supportQueries.unread(api));
  const newUserIds = useMarkRead({ isOpen, isAdmin, messages: data, unread: unread?.count ?? 0 });
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
