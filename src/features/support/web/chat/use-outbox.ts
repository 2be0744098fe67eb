import { createContext, useContext, useMemo, useReducer } from 'react';
import { type Box, boxOf, nextOutbox, type Outbox, type OutboxAction } from './logic/outbox.ts';

type DispatchTo = (conversation: string, action: OutboxAction) => void;

interface OutboxState {
  readonly outbox: Outbox;
  readonly dispatchTo: DispatchTo;
}

const OutboxContext = createContext<OutboxState>({ outbox: new Map(), dispatchTo: () => undefined });

export const OutboxProvider = OutboxContext.Provider;

/** Held by the chat itself: it outlives its window. */
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
