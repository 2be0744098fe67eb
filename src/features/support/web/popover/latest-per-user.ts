import type { SupportMessage } from '../../contract.ts';

/** The last word of every conversation, the newest first. */
export function latestPerUser(messages: readonly SupportMessage[]): SupportMessage[] {
  const latest = new Map<number, SupportMessage>();
  for (const one of messages) {
    const known = latest.get(one.userId);
    if (!known || isLater(one, known)) latest.set(one.userId, one);
  }
  return [...latest.values()].sort((first, second) => (isLater(first, second) ? -1 : 1));
}

/** Numbers grow with time; two messages of one moment still have an order by them. */
const isLater = (one: SupportMessage, other: SupportMessage): boolean => one.id > other.id;
