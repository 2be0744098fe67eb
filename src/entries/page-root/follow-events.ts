import type { QueryClient } from '@tanstack/react-query';
import { notificationsApi } from '#features/notifications/contract.ts';
import { type EventTopic, eventTopics } from '#features/notifications/domain.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { allTopics } from '#web-kit/live/event-stream.ts';
import { openEventStream } from '#web-kit/live/open-event-stream.ts';
import { sessionState, subscribeToSession } from '#web-kit/session/session-store.ts';
import { checkSession } from '#web-kit/session/start-session.ts';

const moneyAddresses = ['/api/payments', '/api/invoices', '/api/subscription'];

/** The API paths whose cached queries become stale when a topic has an event. */
const addressesOf: Readonly<Record<EventTopic, readonly string[]>> = {
  // Automatic payments, and tags that were found or accepted, also produce a notification.
  notifications: ['/api/notifications', '/api/tags', ...moneyAddresses],
  leads: ['/api/leads', '/api/dashboard'],
  stats: ['/api/stats', '/api/dashboard'],
  messages: ['/api/support-messages', '/api/open-support-messages'],
  // Not the queries of a checkout: a buyer in the middle of paying would see that they already own the item.
  orders: ['/api/physical-orders', '/api/tags', '/api/payment-methods', '/api/dashboard', ...moneyAddresses],
};

const isUnder = (address: string, key: unknown): boolean => key === address || String(key).startsWith(`${address}/`);

/** Refetches active queries at once, and inactive ones when they are next used. */
export function refetchTopics(queries: QueryClient, received: ReadonlySet<string>): void {
  const topics = eventTopics.filter((topic) => received.has(allTopics) || received.has(topic));
  const addresses = topics.flatMap((topic) => addressesOf[topic]);
  void queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => addresses.some((one) => isUnder(one, key)) });
}

/** Events often come several at once: their queries are refetched together. */
const batchMilliseconds = 100;

/** Holds an event stream open for the signed-in user and closes it with the session. */
export function followEvents(queries: QueryClient, api: Api): void {
  const onTopic = batched((topics) => refetchTopics(queries, topics));
  let stream: { readonly userId: number; close(): void } | undefined;
  const closeStream = () => {
    stream?.close();
    stream = undefined;
  };
  const sync = () => {
    const { user } = sessionState();
    if (user?.id === stream?.userId) return;
    closeStream();
    if (!user) return;
    const { path: url } = notificationsApi.live;
    // A refused stream can mean that the session has ended: a plain request finds out.
    const onRefused = () => void checkSession(api);
    stream = { userId: user.id, close: openEventStream({ url, userId: user.id, onTopic, onRefused }) };
  };
  subscribeToSession(sync);
  sync();
  // A page in the back/forward cache must not hold a connection that other pages need.
  window.addEventListener('pagehide', closeStream);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sync();
    onTopic(allTopics);
  });
}

function batched(read: (topics: ReadonlySet<string>) => void): (topic: string) => void {
  let topics = new Set<string>();
  const flush = () => {
    const batch = topics;
    topics = new Set();
    read(batch);
  };
  return (topic) => {
    if (topics.size === 0) setTimeout(flush, batchMilliseconds);
    topics.add(topic);
  };
}

const pollMilliseconds = 400;

/** In development the server restarts at every change; reloads the page when it is back. */
export function reloadOnRestart(): void {
  let wasDown = false;
  setInterval(async () => {
    const isUp = await fetch('/healthz').then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp && wasDown) location.reload();
    wasDown = !isUp;
  }, pollMilliseconds);
}
