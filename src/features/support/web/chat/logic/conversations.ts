import { addDays, dateInIsrael } from '#base/time/israel-time.ts';
import { demoEmail } from '#features/accounts/domain.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import type { SupportMessage } from '../../../contract.ts';
import { textOfHtml } from '../../text-of-html.ts';
import { isUnreadBy } from '../../unread.ts';

/** The conversation between one owner and support, described by its last message. */
export interface Conversation {
  readonly userId: number;
  readonly username: string;
  /** Any message of the conversation: the server finds the conversation by it, and replies are addressed to it. */
  readonly messageId: number;
  readonly last: SupportMessage;
  readonly unread: number;
  readonly isClosed: boolean;
}

/** One entry per owner, most recent message first. */
export const conversationsOf = (lasts: readonly SupportMessage[]): readonly Conversation[] =>
  lasts
    .map((last) => ({ ...rowOf(last), unread: last.unread ?? 0, isClosed: last.isClosed }))
    .sort((one, other) => other.last.id - one.last.id);

/** Builds a conversation from its own messages when it lies beyond the loaded part of the list. */
export function conversationIn(messages: readonly SupportMessage[]): Conversation | undefined {
  const last = messages.at(-1);
  if (!last) return undefined;
  const unread = messages.filter((one) => isUnreadBy(one, true)).length;
  return { ...rowOf(last), unread, isClosed: messages.every((one) => one.isClosed) };
}

const rowOf = (last: SupportMessage) => ({ userId: last.userId, username: last.username, messageId: last.id, last });

interface Filter {
  readonly isOpenOnly: boolean;
  readonly query: string;
}

/** Matches the name and the text of the last message. Unread conversations count as open, even if closed. */
export function filterConversations(all: readonly Conversation[], { isOpenOnly, query }: Filter) {
  const sought = query.trim().toLowerCase();
  return all.filter((one) => (!isOpenOnly || !one.isClosed || one.unread > 0) && (!sought || isFound(one, sought)));
}

const isFound = ({ username, last: { subject, content } }: Conversation, sought: string): boolean =>
  [username, subject ?? '', textOfHtml(content)].some((text) => text.toLowerCase().includes(sought));

/** The viewer's role, which decides what they may do in the chat. */
export type ChatRole = 'visitor' | 'demo' | 'user' | 'subscriber' | 'admin';

/** Demo sessions get their own role: their data is discarded, so no user would be there to read an answer. */
export function chatRoleOf(user: Pick<SessionUser, 'email' | 'userRole'> | undefined): ChatRole {
  if (!user) return 'visitor';
  return user.email === demoEmail ? 'demo' : user.userRole;
}

/** Every role except a plain user has full support; visitors and the demo, who can only look, have no level. */
export function supportLevel(role: ChatRole): 'basic' | 'full' | undefined {
  if (role === 'visitor' || role === 'demo') return undefined;
  return role === 'user' ? 'basic' : 'full';
}

interface Talk {
  readonly messages: readonly SupportMessage[];
  readonly isClosed: boolean;
}

/**
 * An owner sees the open ticket. If there is none and the newest message belongs to a closed ticket, that one stays on
 * screen so that the last answer can still be read.
 */
export function ownerTalk(open: readonly SupportMessage[], all: readonly SupportMessage[]): Talk {
  const newest = all.at(-1);
  if (open.length > 0 || !newest?.isClosed) return { messages: open, isClosed: false };
  return { messages: all.filter(({ ticketId }) => ticketId === newest.ticketId), isClosed: true };
}

interface Day<T> {
  /** Calendar date in Israel. */
  readonly date: string;
  readonly items: readonly T[];
}

/** Groups adjacent items of the same day; the order does not change. */
export function byDay<T extends { readonly createdAt: string }>(items: readonly T[]): readonly Day<T>[] {
  const days: { date: string; items: T[] }[] = [];
  for (const item of items) {
    const date = dateInIsrael(new Date(item.createdAt));
    const last = days.at(-1);
    if (last?.date === date) last.items.push(item);
    else days.push({ date, items: [item] });
  }
  return days;
}

export function dayName(date: string, now: Date): 'today' | 'yesterday' | 'date' {
  const today = dateInIsrael(now);
  if (date === today) return 'today';
  return date === addDays(today, -1) ? 'yesterday' : 'date';
}
