import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '#web-kit/api-context.tsx';
import { type SupportMessage, supportApi } from '../../contract.ts';
import { changeMessages, supportQueries } from '../queries.ts';
import { isUnreadBy } from '../unread.ts';

interface Reading {
  /** The conversation stands on the screen and somebody can see it. */
  readonly isVisible: boolean;
  readonly isAdmin: boolean;
  readonly messages: readonly SupportMessage[];
  /** Of an admin: which conversation. */
  readonly recipientId: number | null;
}

interface ReadReport {
  readonly ids: ReadonlySet<number>;
  readonly recipientId: number | null;
}

/** What is looked at is read, and the other side may know. Told once each: a server that is away is not asked again and again. */
export function useMarkRead({ isVisible, isAdmin, messages, recipientId }: Reading): void {
  const api = useApi();
  const queries = useQueryClient();
  const reported = useRef(new Set<number>());
  const { mutate } = useMutation({
    mutationFn: ({ recipientId: id }: ReadReport) =>
      api.call(supportApi.readConversation, { body: { recipientId: id } }),
    onSuccess: (_, { ids }) => {
      changeMessages(queries, (one) => (ids.has(one.id) ? { ...one, isRead: true, unread: 0 } : one));
      void queries.invalidateQueries({ queryKey: supportQueries.unread(api).queryKey });
    },
    // biome-ignore lint/suspicious/noConsole: nothing is lost, and there is nothing that the reader could do
    onError: (error) => console.error(error),
  });
  useEffect(() => {
    if (!isVisible) return;
    const unread = messages.filter((one) => isUnreadBy(one, isAdmin) && !reported.current.has(one.id));
    if (unread.length === 0) return;
    const ids = new Set(unread.map(({ id }) => id));
    for (const id of ids) reported.current.add(id);
    mutate({ ids, recipientId });
  }, [isVisible, isAdmin, messages, recipientId, mutate]);
}
