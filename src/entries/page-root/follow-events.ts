import type { QueryClient } from '@tanstack/react-query';
import { notificationsApi } from '#features/notifications/contract.ts';
import type { Api } from '#web-kit/api-client.ts';
import { everything } from '#web-kit/live/keep-line.ts';
import { openLive } from '#web-kit/live/open-live.ts';
import { sessionState, subscribeToSession } from '#web-kit/session-store.ts';
import { checkSession } from '#web-kit/start-session.ts';
import { refetchTopics } from './refetch-topics.ts';

/** Events often come several at once: their queries are refetched together. */
const gatherMilliseconds = 100;

/** Holds an event stream open for the signed-in user and closes it with the session. */
export function followEvents(queries: QueryClient, api: Api): void {
  const hear = gathered((topics) => refetchTopics(queries, topics));
  let line: { readonly userId: number; close(): void } | undefined;
  const drop = () => {
    line?.close();
    line = undefined;
  };
  const look = () => {
    const { user } = sessionState();
    if (user?.id === line?.userId) return;
    drop();
    if (!user) return;
    const { path: url } = notificationsApi.live;
    // A server that does not take the line may know the session no more: the answer to a plain question tells.
    const onRefused = () => void checkSession(api);
    line = { userId: user.id, close: openLive({ url, userId: user.id, hear, onRefused }) };
  };
  subscribeToSession(look);
  look();
  // A page that the browser keeps for the way back must not hold the line of the others.
  window.addEventListener('pagehide', drop);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    look();
    hear(everything);
  });
}

function gathered(read: (topics: ReadonlySet<string>) => void): (topic: string) => void {
  let topics = new Set<string>();
  const flush = () => {
    const heard = topics;
    topics = new Set();
    read(heard);
  };
  return (topic) => {
    if (topics.size === 0) setTimeout(flush, gatherMilliseconds);
    topics.add(topic);
  };
}
