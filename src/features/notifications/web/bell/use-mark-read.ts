import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { type Notification, notificationsApi } from '../../contract.ts';
import { notificationsQueries } from '../queries.ts';

const none: ReadonlySet<number> = new Set();

/** What is looked at is read. Which ones were new stays to be seen until the list is closed. */
export function useMarkRead(isOpen: boolean, list: readonly Notification[] | undefined): ReadonlySet<number> {
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
