import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useReducer } from 'react';
import { useShowFailure } from '#features/accounts/web/index.ts';
import { FailedState, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { failureMessage, isSessionOver, RequestError } from '#web-kit/api/request-error.ts';
import { errorCodeOf } from '#web-kit/session/reauthenticate.ts';
import { supportApi } from '../../contract.ts';
import { chatTexts } from '../chat-texts.ts';
import { cacheMessage, readAgain } from '../queries.ts';
import { Log } from './log/log.tsx';
import { type ChatMessage, chatMessagesOf } from './logic/chat-messages.ts';
import { type Box, boxOf, nextOutbox, type Outbox, type OutboxAction } from './logic/outbox.ts';
import { htmlOfTyped } from './logic/typed-html.ts';
import styles from './talk-view.module.css';
import type { TalkState } from './use-talk.ts';

type DispatchTo = (conversation: string, action: OutboxAction) => void;

interface OutboxState {
  readonly outbox: Outbox;
  readonly dispatchTo: DispatchTo;
}

const OutboxContext = createContext<OutboxState>({ outbox: new Map(), dispatchTo: () => undefined });

export const OutboxProvider = OutboxContext.Provider;

/** Held by the chat, so that it outlives the chat window. */
export function useOwnOutbox(): OutboxState {
  const [outbox, dispatch] = useReducer(nextOutbox, new Map<string, Box>());
  return useMemo(
    () => ({ outbox, dispatchTo: (conversation, action) => dispatch({ conversation, action }) }),
    [outbox],
  );
}

const useDispatchTo = (): DispatchTo => useContext(OutboxContext).dispatchTo;

export function useBox(conversation: string): Box & { readonly dispatch: (action: OutboxAction) => void } {
  const { outbox, dispatchTo } = useContext(OutboxContext);
  return { ...boxOf(outbox, conversation), dispatch: (action) => dispatchTo(conversation, action) };
}

const thanksMilliseconds = 1_000;

/** Adds an automatic thanks some time after a message has arrived, even if the window was closed meanwhile. */
export function useThank(): (conversation: string, afterId: number) => void {
  const dispatchTo = useDispatchTo();
  return (conversation, afterId) =>
    void setTimeout(
      () => dispatchTo(conversation, { kind: 'thank', afterId, at: new Date().toISOString() }),
      thanksMilliseconds,
    );
}

/** The other side closed the conversation while this one was writing. */
const isClosedRefusal = (error: unknown): boolean => error instanceof RequestError && error.status === 409;

export function useClosedToast(): () => void {
  const t = useTexts(chatTexts);
  return () =>
    toast({ variant: 'destructive', title: t('chat.toast.isClosed'), description: t('chat.toast.isClosedText') });
}

/** Shows the server's message if it has one. Ignores an expired session, which is already reported elsewhere. */
export function useFailureToast(): (title: string, error: unknown) => void {
  const showRefusal = useShowFailure();
  return (title, error) => {
    if (errorCodeOf(error) === 'view_only') showRefusal(error);
    else if (!isSessionOver(error)) toast({ variant: 'destructive', title, description: failureMessage(error) });
  };
}

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
