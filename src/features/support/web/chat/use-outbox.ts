import { createContext, useContext, useMemo, useReducer } from 'react';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { failureMessage, isSessionOver, RequestError } from '#web-kit/api/request-error.ts';
import { chatTexts } from '../chat-texts.ts';
import { type Box, boxOf, nextOutbox, type Outbox, type OutboxAction } from './logic/outbox.ts';

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

export const useDispatchTo = (): DispatchTo => useContext(OutboxContext).dispatchTo;

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
export const isClosedRefusal = (error: unknown): boolean => error instanceof RequestError && error.status === 409;

export function useClosedToast(): () => void {
  const t = useTexts(chatTexts);
  return () =>
    toast({ variant: 'destructive', title: t('chat.toast.isClosed'), description: t('chat.toast.isClosedText') });
}

/** Shows the server's message if it has one. Ignores an expired session, which is already reported elsewhere. */
export function useFailureToast(): (title: string, error: unknown) => void {
  return (title, error) => {
    if (!isSessionOver(error)) toast({ variant: 'destructive', title, description: failureMessage(error) });
  };
}
