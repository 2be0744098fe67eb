/** Drafts and pending messages of each conversation; all of it lasts as long as the page. */
export interface Pending {
  readonly key: string;
  readonly typed: string;
  readonly at: string;
  readonly state: 'sending' | 'failed';
  /** Set once the server has accepted it; the list may be updated slightly later. */
  readonly id?: number;
}

/** A message that the chat generates once a message has arrived. */
export interface Thanks {
  readonly afterId: number;
  readonly at: string;
}

export interface Box {
  readonly draft: string;
  readonly subject: string;
  readonly pending: readonly Pending[];
  readonly thanks: readonly Thanks[];
  /** The React key of a message before it had an id, so that its row is not remounted. */
  readonly keys: ReadonlyMap<number, string>;
}

export type Outbox = ReadonlyMap<string, Box>;

export const emptyBox: Box = { draft: '', subject: '', pending: [], thanks: [], keys: new Map() };
export const boxOf = (outbox: Outbox, conversation: string): Box => outbox.get(conversation) ?? emptyBox;

export type OutboxAction =
  | { readonly kind: 'type'; readonly draft: string }
  | { readonly kind: 'name'; readonly subject: string }
  | { readonly kind: 'send'; readonly key: string; readonly typed: string; readonly at: string }
  | { readonly kind: 'retry' | 'fail' | 'drop'; readonly key: string }
  | { readonly kind: 'sent'; readonly key: string; readonly id: number }
  | { readonly kind: 'opened' }
  | { readonly kind: 'thank'; readonly afterId: number; readonly at: string };

export function nextOutbox(
  outbox: Outbox,
  { conversation, action }: { conversation: string; action: OutboxAction },
): Outbox {
  return new Map(outbox).set(conversation, nextBox(boxOf(outbox, conversation), action));
}

function nextBox(box: Box, action: OutboxAction): Box {
  switch (action.kind) {
    case 'type':
      return { ...box, draft: action.draft };
    case 'name':
      return { ...box, subject: action.subject };
    case 'opened':
      return { ...box, draft: '', subject: '' };
    case 'thank':
      return { ...box, thanks: [...box.thanks, { afterId: action.afterId, at: action.at }] };
    case 'send': {
      const { key, typed, at } = action;
      // Sending the same text again counts as a retry of the failed message.
      const others = box.pending.filter((one) => one.state !== 'failed' || one.typed !== typed);
      return { ...box, draft: '', pending: [...others, { key, typed, at, state: 'sending' }] };
    }
    case 'sent': {
      const { key, id } = action;
      const pending = box.pending.map((one) => (one.key === key ? { ...one, id } : one));
      return { ...box, pending, keys: new Map(box.keys).set(id, key) };
    }
    default:
      return nextPending(box, action.kind, action.key);
  }
}

function nextPending(box: Box, kind: 'retry' | 'fail' | 'drop', key: string): Box {
  const own = box.pending.find((one) => one.key === key);
  if (!own) return box;
  if (kind === 'drop') return { ...box, pending: box.pending.filter((one) => one !== own) };
  const state = kind === 'fail' ? 'failed' : 'sending';
  const pending = box.pending.map((one) => (one === own ? ({ ...one, state } as const) : one));
  // Restores the failed text to the message box, unless the user is already typing something new.
  if (kind === 'fail') return { ...box, pending, draft: box.draft || own.typed };
  return { ...box, pending, draft: box.draft === own.typed ? '' : box.draft };
}
