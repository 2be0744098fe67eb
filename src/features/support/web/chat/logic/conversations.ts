import { addDays, dateInIsrael } from '#base/time/israel-time.ts';
import { demoEmail } from '#features/accounts/domain.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
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

/** Who looks at the chat, which decides what may be done in it. */
export type ChatRole = 'visitor' | 'demo' | 'user' | 'subscriber' | 'admin';

/** What a demo session does is dropped with it: nobody would be there to read an answer. */
export function chatRoleOf(user: Pick<SessionUser, 'email' | 'userRole'> | undefined): ChatRole {
  if (!user) return 'visitor';
  return user.email === demoEmail ? 'demo' : user.userRole;
}

/** Plain users read; every other role writes. */
export const canSend = (role: ChatRole): boolean => role === 'subscriber' || role === 'admin';

/** Any role but that of a plain user counts as full support; a visitor has none of either. */
export function supportLevel(user: Pick<SessionUser, 'userRole'> | undefined): 'basic' | 'full' | undefined {
  if (!user) return undefined;
  return user.userRole === 'user' ? 'basic' : 'full';
}

interface Talk {
  readonly messages: readonly SupportMessage[];
  readonly isClosed: boolean;
}

/**
 * An owner sees the open ticket. When there is none and the newest message is of a closed one, that one stays on the
 * screen, so that the last answer can still be read.
 */
export function ownerTalk(open: readonly SupportMessage[], all: readonly SupportMessage[]): Talk {
  const newest = all.at(-1);
  if (open.length > 0 || !newest?.isClosed) return { messages: open, isClosed: false };
  return { messages: all.filter(({ ticketId }) => ticketId === newest.ticketId), isClosed: true };
}

interface Day<T> {
  /** As it is in Israel. */
  readonly date: string;
  readonly items: readonly T[];
}

/** Neighbours of one day stand under one heading; the order stays as it is. */
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
