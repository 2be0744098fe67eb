import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LatePanel } from '#ui/late-panel.tsx';
import type { LatePanelProps } from '#ui/late-popover.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { type Notification, notificationsApi } from '../../contract.ts';
import { notificationsQueries } from '../queries.ts';
import { noticesTexts } from '../texts.ts';
import styles from './bell.module.css';
import { BellContent } from './bell-content.tsx';

const none: ReadonlySet<number> = new Set();

/** What is looked at is read. Which ones were new stays to be seen until the list is closed. */
function useMarkRead(isOpen: boolean, list: readonly Notification[] | undefined): ReadonlySet<number> {
  const api = useApi();
  const queries = useQueryClient();
  const { locale } = useLocale();
  const [fresh, setFresh] = useState(none);
  const told = useRef(new Set<number>());
  const { mutate } = useMutation({
    mutationFn: () => api.call(notificationsApi.readAll, {}),
    onSuccess: () =>
      queries.setQueryData(notificationsQueries.list(api, locale).queryKey, (before) =>
        before?.map((one) => (told.current.has(one.id) ? { ...one, isRead: true } : one)),
      ),
    // biome-ignore lint/suspicious/noConsole: nothing is lost, and there is nothing that the owner could do
    onError: (error) => console.error(error),
  });
  useEffect(() => {
    if (!isOpen) {
      setFresh(none);
      return;
    }
    // Told once each: a server that is away is not asked again and again.
    const unread = (list ?? []).filter(({ id, isRead }) => !isRead && !told.current.has(id));
    if (unread.length === 0) return;
    for (const { id } of unread) told.current.add(id);
    setFresh((before) => new Set([...before, ...unread.map(({ id }) => id)]));
    mutate();
  }, [isOpen, list, mutate]);
  return fresh;
}

export function BellPanel(props: LatePanelProps) {
  const t = useTexts(noticesTexts);
  const { locale } = useLocale();
  const { isOpen, setOpen } = props;
  const { data, isError, refetch } = useQuery(notificationsQueries.list(useApi(), locale));
  const fresh = useMarkRead(isOpen, data);
  const settings = (
    // biome-ignore lint/a11y/useValidAnchor: it leads on, perhaps within this very page, which the list must not cover then
    <a className={styles.settings} href="/account#mails" onClick={() => setOpen(false)}>
      {t('notices.bell.settings')}
    </a>
  );
  return (
    <LatePanel {...props} title={t('notices.bell.title')} foot={settings}>
      <BellContent list={data} fresh={fresh} isFailed={isError} onRetry={() => void refetch()} />
    </LatePanel>
  );
}
