import type { SupportMessage } from '../../../contract.ts';
import type { Pending, Thanks } from './outbox.ts';
import { htmlOfTyped } from './typed-html.ts';

/** One line of the chat, as the specification has it, and where it came from. */
export interface ChatMessage {
  readonly key: string;
  /** None until the server has given it one. */
  readonly id: number | undefined;
  readonly sender: 'user' | 'support';
  /** HTML of a few harmless elements. */
  readonly content: string;
  readonly createdAt: string;
  readonly isRead: boolean;
  readonly isClosed: boolean;
  readonly ticketId: number | undefined;
  readonly subject: string | null;
  /** `kept` by the server; `said` by the chat itself and never stored; the others are on their way. */
  readonly state: 'kept' | 'said' | Pending['state'];
}

interface LocalMessages {
  readonly pending: readonly Pending[];
  readonly thanks: readonly Thanks[];
  readonly keys: ReadonlyMap<number, string>;
  readonly thanksText: string;
  /** Which side writes here. */
  readonly sender: ChatMessage['sender'];
}

/** What is kept, the thanks where they were said, and at the end what is on its way. */
export function chatMessagesOf(messages: readonly SupportMessage[], local: LocalMessages): readonly ChatMessage[] {
  const chatMessages = messages.flatMap((message) => [
    storedMessage(message, local.keys.get(message.id)),
    ...local.thanks
      .filter(({ afterId }) => afterId === message.id)
      .map((one) => thanksMessage(one, message, local.thanksText)),
  ]);
  const isThere = ({ id }: Pending) => id !== undefined && messages.some((message) => message.id === id);
  const unsent = local.pending.filter((one) => !isThere(one));
  return [...withoutRepeats(chatMessages), ...unsent.map((one) => pendingMessage(one, local.sender))];
}

const storedMessage = (message: SupportMessage, key = String(message.id)): ChatMessage => ({
  key,
  id: message.id,
  sender: message.isFromSupport ? 'support' : 'user',
  content: message.content,
  createdAt: message.createdAt,
  isRead: message.isRead,
  isClosed: message.isClosed,
  ticketId: message.ticketId,
  subject: message.subject,
  state: 'kept',
});

const localMessage = (key: string, text: string, at: string): ChatMessage => ({
  key,
  id: undefined,
  sender: 'support',
  content: htmlOfTyped(text),
  createdAt: at,
  isRead: true,
  isClosed: false,
  ticketId: undefined,
  subject: null,
  state: 'said',
});

const thanksMessage = ({ afterId, at }: Thanks, { ticketId, isClosed }: SupportMessage, text: string): ChatMessage => ({
  ...localMessage(`thanks-${afterId}`, text, at),
  ticketId,
  isClosed,
});

export const welcomeMessages = (texts: readonly string[], at: string): readonly ChatMessage[] =>
  texts.map((text, index) => localMessage(`welcome-${index}`, text, at));

const pendingMessage = ({ key, typed, at, state }: Pending, sender: ChatMessage['sender']): ChatMessage => ({
  ...localMessage(key, typed, at),
  sender,
  isRead: false,
  state,
});

/** Thanked once: not again while the last word of the support is a thanks. */
function withoutRepeats(chatMessages: readonly ChatMessage[]): readonly ChatMessage[] {
  let last: ChatMessage | undefined;
  return chatMessages.filter((chatMessage) => {
    if (chatMessage.sender !== 'support') return true;
    if (chatMessage.state === 'said' && last?.state === 'said') return false;
    last = chatMessage;
    return true;
  });
}

/** The last line of a ticket that was closed: whatever follows is another matter. */
export const endsClosedTicket = (chatMessage: ChatMessage, next: ChatMessage | undefined): boolean =>
  chatMessage.isClosed && next?.ticketId !== chatMessage.ticketId;
