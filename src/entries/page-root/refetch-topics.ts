import type { QueryClient } from '@tanstack/react-query';
import { type EventTopic, eventTopics } from '#features/notifications/domain.ts';
import { allTopics } from '#web-kit/live/event-stream.ts';

const moneyAddresses = ['/api/payments', '/api/invoices', '/api/subscription'];

/** What was read and is no longer true when a topic has news, by the addresses it was read from. */
const addressesOf: Readonly<Record<EventTopic, readonly string[]>> = {
  // Money that moved by itself is told in the bell, and so is a tag that was found or accepted.
  notifications: ['/api/notifications', '/api/tags', ...moneyAddresses],
  leads: ['/api/leads', '/api/dashboard'],
  stats: ['/api/stats', '/api/dashboard'],
  messages: ['/api/support-messages', '/api/open-support-messages'],
  // Not what a checkout asks: whoever is paying would be told that they have it already.
  orders: ['/api/physical-orders', '/api/tags', '/api/payment-methods', '/api/dashboard', ...moneyAddresses],
};

const isUnder = (address: string, key: unknown): boolean => key === address || String(key).startsWith(`${address}/`);

/** Read again at once where it is on the screen, and elsewhere when it is looked at next. */
export function refetchTopics(queries: QueryClient, received: ReadonlySet<string>): void {
  const topics = eventTopics.filter((topic) => received.has(allTopics) || received.has(topic));
  const addresses = topics.flatMap((topic) => addressesOf[topic]);
  void queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => addresses.some((one) => isUnder(one, key)) });
}
