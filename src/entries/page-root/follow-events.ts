import type { QueryClient } from '@tanstack/react-query';
import { notificationsApi } from '#features/notifications/contract.ts';
import { type EventTopic, eventTopics } from '#features/notifications/domain.ts';
import type { Api } from '#web-kit/api/api-client.ts';
import { allTopics } from '#web-kit/live/event-stream.ts';
import { openEventStream } from '#web-kit/live/open-event-stream.ts';
import { sessionState, subscribeToSession } from '#web-kit/session/session-store.ts';
import { checkSession } from '#web-kit/session/start-session.ts';

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
    // A server that does not take the line may know the session no more: the answer to a plain question tells.
    const onRefused = () => void checkSession(api);
    stream = { userId: user.id, close: openEventStream({ url, userId: user.id, onTopic, onRefused }) };
  };
  subscribeToSession(sync);
  sync();
  // A page that the browser keeps for the way back must not hold the line of the others.
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

/** In development the server starts anew at every change: when it comes back, so does the page. */
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
