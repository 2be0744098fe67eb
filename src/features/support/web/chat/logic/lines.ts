import type { SupportMessage } from '../../../contract.ts';
import type { Pending, Thanks } from './outbox.ts';
import { htmlOfTyped } from './typed-html.ts';

/** One line of the chat, as the specification has it, and where it came from. */
export interface ChatLine {
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

interface Said {
  readonly pending: readonly Pending[];
  readonly thanks: readonly Thanks[];
  readonly keys: ReadonlyMap<number, string>;
  readonly thanksText: string;
  /** Which side writes here. */
  readonly sender: ChatLine['sender'];
}

/** What is kept, the thanks where they were said, and at the end what is on its way. */
export function linesOf(messages: readonly SupportMessage[], said: Said): readonly ChatLine[] {
  const lines = messages.flatMap((message) => [
    keptLine(message, said.keys.get(message.id)),
    ...said.thanks
      .filter(({ afterId }) => afterId === message.id)
      .map((one) => thanksLine(one, message, said.thanksText)),
  ]);
  const isThere = ({ id }: Pending) => id !== undefined && messages.some((message) => message.id === id);
  const underWay = said.pending.filter((one) => !isThere(one));
  return [...withoutRepeats(lines), ...underWay.map((one) => pendingLine(one, said.sender))];
}

const keptLine = (message: SupportMessage, key = String(message.id)): ChatLine => ({
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

const saidLine = (key: string, text: string, at: string): ChatLine => ({
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

const thanksLine = ({ afterId, at }: Thanks, { ticketId, isClosed }: SupportMessage, text: string): ChatLine => ({
  ...saidLine(`thanks-${afterId}`, text, at),
  ticketId,
  isClosed,
});

export const welcomeLines = (texts: readonly string[], at: string): readonly ChatLine[] =>
  texts.map((text, index) => saidLine(`welcome-${index}`, text, at));

const pendingLine = ({ key, typed, at, state }: Pending, sender: ChatLine['sender']): ChatLine => ({
  ...saidLine(key, typed, at),
  sender,
  isRead: false,
  state,
});

/** Thanked once: not again while the last word of the support is a thanks. */
function withoutRepeats(lines: readonly ChatLine[]): readonly ChatLine[] {
  let last: ChatLine | undefined;
  return lines.filter((line) => {
    if (line.sender !== 'support') return true;
    if (line.state === 'said' && last?.state === 'said') return false;
    last = line;
    return true;
  });
}

/** The last line of a ticket that was closed: whatever follows is another matter. */
export const endsClosed = (line: ChatLine, next: ChatLine | undefined): boolean =>
  line.isClosed && next?.ticketId !== line.ticketId;
