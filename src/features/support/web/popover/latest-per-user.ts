import type { SupportMessage } from '../../contract.ts';

/** The last message of every conversation, newest first. */
export function latestPerUser(messages: readonly SupportMessage[]): SupportMessage[] {
  // Ids grow with time and also order two messages with the same timestamp.
  const newestFirst = messages.toSorted((one, other) => other.id - one.id);
  return [...Map.groupBy(newestFirst, ({ userId }) => userId).values()].flatMap((own) => own.slice(0, 1));
}
