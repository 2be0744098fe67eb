import type { SupportMessage } from '../../../contract.ts';
import { textOfHtml } from '../../text-of-html.ts';
import { unreadCount } from '../../unread.ts';

/** All that one owner and the support wrote each other, oldest first. */
export interface Conversation {
  readonly userId: number;
  readonly username: string;
  /** By it the server finds the conversation: answers are addressed to it. */
  readonly firstId: number;
  readonly last: SupportMessage;
  readonly unread: number;
  readonly isClosed: boolean;
  readonly messages: readonly SupportMessage[];
}

/** One an owner, the one that has news first. */
export function conversationsOf(messages: readonly SupportMessage[]): readonly Conversation[] {
  const byOwner = new Map<number, SupportMessage[]>();
  for (const message of messages) byOwner.set(message.userId, [...(byOwner.get(message.userId) ?? []), message]);
  return [...byOwner.values()].flatMap(conversationOf).sort((one, other) => other.last.id - one.last.id);
}

function conversationOf(messages: readonly SupportMessage[]): readonly Conversation[] {
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last) return [];
  const { userId, username } = last;
  // There is never more than one open ticket, and it need not be the newest.
  const isClosed = messages.every((one) => one.isClosed);
  return [{ userId, username, firstId: first.id, last, unread: unreadCount(messages, true), isClosed, messages }];
}

interface Filter {
  readonly isOpenOnly: boolean;
  readonly words: string;
}

/** By name, subject and words of any message. What waits to be read is open work, closed or not. */
export function filterConversations(all: readonly Conversation[], { isOpenOnly, words }: Filter) {
  const sought = words.trim().toLowerCase();
  return all.filter((one) => (!isOpenOnly || !one.isClosed || one.unread > 0) && (!sought || isFound(one, sought)));
}

const isFound = ({ username, messages }: Conversation, sought: string): boolean =>
  [username, ...messages.flatMap(({ subject, content }) => [subject ?? '', textOfHtml(content)])].some((text) =>
    text.toLowerCase().includes(sought),
  );
