import { createContext, useContext, useMemo, useReducer } from 'react';
import { type Box, boxOf, nextOutbox, type Outbox, type OutboxAction } from './logic/outbox.ts';

type ActOn = (conversation: string, act: OutboxAction) => void;

interface OutboxState {
  readonly outbox: Outbox;
  readonly actOn: ActOn;
}

const OutboxContext = createContext<OutboxState>({ outbox: new Map(), actOn: () => undefined });

export const OutboxProvider = OutboxContext.Provider;

/** Held by the chat itself: it outlives its window. */
export function useOwnOutbox(): OutboxState {
  const [outbox, dispatch] = useReducer(nextOutbox, new Map<string, Box>());
  return useMemo(() => ({ outbox, actOn: (conversation, act) => dispatch({ conversation, act }) }), [outbox]);
}

export const useActOn = (): ActOn => useContext(OutboxContext).actOn;

export function useBox(conversation: string): Box & { readonly act: (act: OutboxAction) => void } {
  const { outbox, actOn } = useContext(OutboxContext);
  return { ...boxOf(outbox, conversation), act: (act) => actOn(conversation, act) };
}
