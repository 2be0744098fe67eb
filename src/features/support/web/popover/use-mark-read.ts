import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#web-kit/api-context.tsx';
import { type SupportMessage, supportApi } from '../../contract.ts';
import { supportQueries } from '../queries.ts';
import { isUnreadBy } from '../unread.ts';

const none: ReadonlySet<number> = new Set();

/** What is looked at is read. Whose messages were new stays to be seen until the list is closed. */
export function useMarkRead(
  isOpen: boolean,
  isAdmin: boolean,
  messages: readonly SupportMessage[] | undefined,
): ReadonlySet<number> {
  const [freshUsers, setFreshUsers] = useState(none);
  const told = useRef(new Set<number>());
  const tell = useTellRead(told.current);
  useEffect(() => {
    if (!isOpen) {
      setFreshUsers(none);
      return;
    }
    // Told once each: a server that is away is not asked again and again.
    const unread = (messages ?? []).filter((one) => isUnreadBy(one, isAdmin) && !told.current.has(one.id));
    if (unread.length === 0) return;
    for (const { id } of unread) told.current.add(id);
    setFreshUsers((before) => new Set([...before, ...unread.map(({ userId }) => userId)]));
    tell();
  }, [isOpen, isAdmin, messages, tell]);
  return freshUsers;
}

function useTellRead(told: ReadonlySet<number>): () => void {
  const api = useApi();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => api.call(supportApi.readAll, {}),
    onSuccess: () => {
      for (const { queryKey } of [supportQueries.list(api), supportQueries.listOpen(api)])
        queries.setQueryData(queryKey, (before) => before?.map((one) => readWhen(told.has(one.id), one)));
    },
    // biome-ignore lint/suspicious/noConsole: nothing is lost, and there is nothing that the reader could do
    onError: (error) => console.error(error),
  });
  return mutate;
}

const readWhen = (isTold: boolean, one: SupportMessage): SupportMessage => (isTold ? { ...one, isRead: true } : one);
