import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { supportApi } from '../../contract.ts';
import { chatTexts } from '../chat-texts.ts';
import { keepMessage, readAgain } from '../queries.ts';
import { htmlOfTyped } from './logic/typed-html.ts';
import { isClosedRefusal, useTellClosed, useTellFailure } from './tell.ts';
import { useActOn } from './use-outbox.ts';
import { useThank } from './use-thank.ts';

interface Sending {
  readonly conversation: string;
  /** Of an admin: any message of the conversation that is answered. */
  readonly recipientId: number | null;
  readonly key: string;
  readonly typed: string;
}

let count = 0;

/** By then the message stands in the list, and its line on the way is no longer needed. */
const settleMilliseconds = 1_000;

/** Sends one after the other, so that they arrive in the order in which they were written. */
export function useSend(conversation: string, recipientId: number | null) {
  const api = useApi();
  const queries = useQueryClient();
  const t = useTexts(chatTexts);
  const actOn = useActOn();
  const [thank, tellClosed, tellFailure] = [useThank(), useTellClosed(), useTellFailure()];
  const { mutate } = useMutation({
    scope: { id: 'support-send' },
    // Whoever is offline is told so at once, and has the words back.
    networkMode: 'always',
    mutationFn: ({ typed, recipientId: to }: Sending) =>
      api.call(supportApi.send, { body: { recipientId: to, content: htmlOfTyped(typed), type: 'support' } }),
    onSuccess: (message, { conversation: own, key, recipientId: to }) => {
      keepMessage(queries, message);
      actOn(own, { kind: 'sent', key, id: message.id });
      setTimeout(() => actOn(own, { kind: 'drop', key }), settleMilliseconds);
      toast({ title: t('chat.toast.sent') });
      if (to === null) thank(own, message.id);
    },
    onError: (error, { conversation: own, key }) => {
      actOn(own, { kind: 'fail', key });
      if (!isClosedRefusal(error)) return tellFailure(t('chat.toast.sendFailed'), error);
      actOn(own, { kind: 'drop', key });
      tellClosed();
      void readAgain(queries);
    },
  });
  return {
    send(typed: string) {
      count += 1;
      const key = `sending-${count}`;
      actOn(conversation, { kind: 'send', key, typed, at: new Date().toISOString() });
      mutate({ conversation, recipientId, key, typed });
    },
    retry(key: string, typed: string) {
      actOn(conversation, { kind: 'retry', key });
      mutate({ conversation, recipientId, key, typed });
    },
  };
}
