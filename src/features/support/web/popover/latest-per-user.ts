import type { SupportMessage } from '../../contract.ts';

/** The last message of every conversation, newest first. */
export function latestPerUser(messages: readonly SupportMessage[]): SupportMessage[] {
  const latest = new Map<number, SupportMessage>();
  for (const one of messages) {
    const known = latest.get(one.userId);
    if (!known || isLater(one, known)) latest.set(one.userId, one);
  }
  return [...latest.values()].sort((first, second) => (isLater(first, second) ? -1 : 1));
}

/** Ids grow with time and also order two messages with the same timestamp. */
const isLater = (one: SupportMessage, other: SupportMessage): boolean => one.id > other.id;
