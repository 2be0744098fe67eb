import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { EmptyState, FailedState } from '#ui/feedback/query-content.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { LazyPanel } from '#ui/overlays/lazy-panel.tsx';
import type { LazyPanelProps } from '#ui/overlays/lazy-popover.tsx';
import { PopoverListSkeleton } from '#ui/overlays/popover-list.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { type Notification, notificationsApi } from '../../contract.ts';
import { notificationsQueries } from '../queries.ts';
import { noticesTexts } from '../texts.ts';
import styles from './bell.module.css';
import { BellRow } from './bell-row.tsx';

interface BellContentProps {
  list: readonly Notification[] | undefined;
  /** IDs of notifications that were unread before. */
  newIds: ReadonlySet<number>;
  isFailed: boolean;
  onRetry(): void;
}

export function BellContent({ list, newIds, isFailed, onRetry }: BellContentProps) {
  const t = useTexts(noticesTexts);
  if (!list && isFailed)
    return <FailedState level="p" title={t('notices.bell.failed')} retry={t('notices.bell.retry')} onRetry={onRetry} />;
  if (!list) return <PopoverListSkeleton label={t('notices.bell.loading')} rows={3} className={styles.texts} />;
  if (list.length === 0)
    return (
      <EmptyState icon={Bell} level="p" title={t('notices.bell.emptyTitle')}>
        {t('notices.bell.emptyText')}
      </EmptyState>
    );
  return (
    <Stack as="ul" shrinkItems>
      {list.map((one) => (
        <BellRow key={one.id} notification={one} isNew={newIds.has(one.id)} />
      ))}
    </Stack>
  );
}

const none: ReadonlySet<number> = new Set();

/** Marks displayed notifications as read. New ones stay highlighted until the list is closed. */
function useMarkRead(isOpen: boolean, list: readonly Notification[] | undefined): ReadonlySet<number> {
  const api = useApi();
  const queries = useQueryClient();
  const { locale } = useLocale();
  const [newIds, setNewIds] = useState(none);
  const markedIds = useRef(new Set<number>());
  const { mutate } = useMutation({
    mutationFn: () => api.call(notificationsApi.readAll, {}),
    onSuccess: () =>
      queries.setQueryData(notificationsQueries.list(api, locale).queryKey, (before) =>
        before?.map((one) => (markedIds.current.has(one.id) ? { ...one, isRead: true } : one)),
      ),
    // biome-ignore lint/suspicious/noConsole: nothing is lost, and there is nothing that the owner could do
    onError: (error) => console.error(error),
  });
  useEffect(() => {
    if (!isOpen) {
      setNewIds(none);
      return;
    }
    // Sent once per notification, so that an unreachable server is not called repeatedly.
    const unread = (list ?? []).filter(({ id, isRead }) => !isRead && !markedIds.current.has(id));
    if (unread.length === 0) return;
    for (const { id } of unread) markedIds.current.add(id);
    setNewIds((before) => new Set([...before, ...unread.map(({ id }) => id)]));
    mutate();
  }, [isOpen, list, mutate]);
  return newIds;
}

export function BellPanel(props: LazyPanelProps) {
  const t = useTexts(noticesTexts);
  const { locale } = useLocale();
  const { isOpen, setOpen } = props;
  const { data, isError, refetch } = useQuery(notificationsQueries.list(useApi(), locale));
  const newIds = useMarkRead(isOpen, data);
  const settings = (
    <a className={styles.settings} href="/account/notifications" onClick={() => setOpen(false)}>
      {t('notices.bell.settings')}
    </a>
  );
  return (
    <LazyPanel {...props} title={t('notices.bell.title')} footer={settings}>
      <BellContent list={data} newIds={newIds} isFailed={isError} onRetry={() => void refetch()} />
    </LazyPanel>
  );
}
