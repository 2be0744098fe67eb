import type { QueryClient } from '@tanstack/react-query';
import { type NewsTopic, newsTopics } from '#features/notifications/domain.ts';
import { everything } from '#web-kit/live/keep-line.ts';

/** What was read and is no longer true when a topic has news, by the addresses it was read from. */
const addressesOf: Readonly<Record<NewsTopic, readonly string[]>> = {
  notifications: ['/api/notifications'],
  leads: ['/api/leads', '/api/dashboard'],
  stats: ['/api/stats', '/api/dashboard'],
  messages: ['/api/support-messages', '/api/open-support-messages'],
  orders: ['/api/orders', '/api/dashboard'],
};

const isUnder = (address: string, key: unknown): boolean => key === address || String(key).startsWith(`${address}/`);

/** Read again at once where it is on the screen, and elsewhere when it is looked at next. */
export function readNews(queries: QueryClient, heard: ReadonlySet<string>): void {
  const topics = newsTopics.filter((topic) => heard.has(everything) || heard.has(topic));
  const addresses = topics.flatMap((topic) => addressesOf[topic]);
  void queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => addresses.some((one) => isUnder(one, key)) });
}
