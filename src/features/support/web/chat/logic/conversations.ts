import type { SupportMessage } from '../../../contract.ts';
import { textOfHtml } from '../../text-of-html.ts';
import { isUnreadBy } from '../../unread.ts';

/** What one owner and the support wrote each other, as its last message tells of it. */
export interface Conversation {
  readonly userId: number;
  readonly username: string;
  /** Any message of it: by that the server finds the conversation, and answers are addressed to it. */
  readonly messageId: number;
  readonly last: SupportMessage;
  readonly unread: number;
  readonly isClosed: boolean;
}

/** One an owner, the one that has news first. */
export const conversationsOf = (lasts: readonly SupportMessage[]): readonly Conversation[] =>
  lasts
    .map((last) => ({ ...rowOf(last), unread: last.unread ?? 0, isClosed: last.isClosed }))
    .sort((one, other) => other.last.id - one.last.id);

/** One that stands further down than the list was read, by its own messages. */
export function conversationIn(messages: readonly SupportMessage[]): Conversation | undefined {
  const last = messages.at(-1);
  if (!last) return undefined;
  const unread = messages.filter((one) => isUnreadBy(one, true)).length;
  return { ...rowOf(last), unread, isClosed: messages.every((one) => one.isClosed) };
}

const rowOf = (last: SupportMessage) => ({
  userId: last.userId,
  username: last.username,
  messageId: last.id,
  last,
});

interface Filter {
  readonly isOpenOnly: boolean;
  readonly query: string;
}

/** By name, and by the words of the last message. What waits to be read is open work, closed or not. */
export function filterConversations(all: readonly Conversation[], { isOpenOnly, query }: Filter) {
  const sought = query.trim().toLowerCase();
  return all.filter((one) => (!isOpenOnly || !one.isClosed || one.unread > 0) && (!sought || isFound(one, sought)));
}

const isFound = ({ username, last: { subject, content } }: Conversation, sought: string): boolean =>
  [username, subject ?? '', textOfHtml(content)].some((text) => text.toLowerCase().includes(sought));
