import type { QueryClient } from '@tanstack/react-query';
import { notificationsApi } from '#features/notifications/contract.ts';
import type { Api } from '#web-kit/api/api-client.ts';
import { allTopics } from '#web-kit/live/event-stream.ts';
import { openEventStream } from '#web-kit/live/open-event-stream.ts';
import { sessionState, subscribeToSession } from '#web-kit/session/session-store.ts';
import { checkSession } from '#web-kit/session/start-session.ts';
import { refetchTopics } from './refetch-topics.ts';

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
