import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedState } from '#ui/feedback/empty-state.tsx';
import { SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { supportApi } from '../../contract.ts';
import { chatTexts } from '../chat-texts.ts';
import { cacheMessage, readAgain } from '../queries.ts';
import { Log } from './log/log.tsx';
import { type ChatMessage, chatMessagesOf } from './logic/chat-messages.ts';
import { htmlOfTyped } from './logic/typed-html.ts';
import styles from './talk-view.module.css';
import { isClosedRefusal, useBox, useClosedToast, useDispatchTo, useFailureToast, useThank } from './use-outbox.ts';
import type { TalkState } from './use-talk.ts';

interface Sending {
  readonly conversation: string;
  /** Admins only: any message of the conversation being answered. */
  readonly recipientId: number | null;
  readonly key: string;
  readonly typed: string;
}

let count = 0;

/** After this delay the message is in the list, and its pending row is no longer needed. */
const debounceMilliseconds = 1_000;

/** Sends messages one after the other to preserve their order. */
function useSend(conversation: string, recipientId: number | null) {
  const api = useApi();
  const queries = useQueryClient();
  const t = useTexts(chatTexts);
  const dispatchTo = useDispatchTo();
  const [thank, showClosed, showFailure] = [useThank(), useClosedToast(), useFailureToast()];
  const { mutate } = useMutation({
    scope: { id: 'support-send' },
    // Fails at once when offline, so that the user sees it and gets the text back.
    networkMode: 'always',
    mutationFn: ({ typed, recipientId: to }: Sending) =>
      api.call(supportApi.send, { body: { recipientId: to, content: htmlOfTyped(typed), type: 'support' } }),
    onSuccess: (message, { conversation: own, key, recipientId: to }) => {
      cacheMessage(queries, message);
      dispatchTo(own, { kind: 'sent', key, id: message.id });
      setTimeout(() => dispatchTo(own, { kind: 'drop', key }), debounceMilliseconds);
      toast({ title: t('chat.toast.sent') });
      if (to === null) thank(own, message.id);
    },
    onError: (error, { conversation: own, key }) => {
      dispatchTo(own, { kind: 'fail', key });
      if (!isClosedRefusal(error)) return showFailure(t('chat.toast.sendFailed'), error);
      dispatchTo(own, { kind: 'drop', key });
      showClosed();
      void readAgain(queries);
    },
  });
  return {
    send(typed: string) {
      count += 1;
      const key = `sending-${count}`;
      dispatchTo(conversation, { kind: 'send', key, typed, at: new Date().toISOString() });
      mutate({ conversation, recipientId, key, typed });
    },
    retry(key: string, typed: string) {
      dispatchTo(conversation, { kind: 'retry', key });
      mutate({ conversation, recipientId, key, typed });
    },
  };
}

interface TalkViewProps {
  talk: Pick<TalkState, 'messages' | 'olderMessages' | 'isLoading' | 'isFailed' | 'reload'>;
  /** Key under which drafts and pending messages are stored. */
  conversation: string;
  recipientId: number | null;
  own: ChatMessage['sender'];
  otherName: string;
  welcome: readonly ChatMessage[];
  children: (send: (typed: string) => void) => ReactNode;
}

export function TalkView({ talk, conversation, recipientId, own, otherName, welcome, children }: TalkViewProps) {
  const t = useTexts(chatTexts);
  const { pending, thanks, keys, dispatch } = useBox(conversation);
  const { send, retry } = useSend(conversation, recipientId);
  const messages = chatMessagesOf(talk.messages, { pending, thanks, keys, thanksText: t('chat.thanks'), sender: own });
  const actions = {
    retry: (key: string) => retry(key, pending.find((one) => one.key === key)?.typed ?? ''),
    drop: (key: string) => dispatch({ kind: 'drop', key }),
  };
  return (
    <>
      {talk.isFailed && (
        <div className={styles.failed}>
          <FailedState level="h3" title={t('chat.log.unread')} retry={t('chat.log.reload')} onRetry={talk.reload} />
        </div>
      )}
      {talk.isLoading && (
        <SkeletonGroup label={t('chat.log.loading')} gap={3} className={styles.waiting} shapes={['block', 'block']} />
      )}
      {!talk.isFailed && !talk.isLoading && (
        <Log
          welcome={talk.olderMessages.hasMore ? [] : welcome}
          messages={messages}
          older={talk.olderMessages}
          own={own}
          otherName={otherName}
          actions={actions}
        />
      )}
      {children(send)}
    </>
  );
}
