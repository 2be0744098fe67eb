import { connectEventStream, type TopicListener } from './event-stream.ts';

/** The subset of the browser's `LockManager` that is used. */
export interface Locks {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    callback: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

/** The subset of the browser's `BroadcastChannel` that is used. */
export interface Channel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: string): void;
  close(): void;
}

interface ShareStreamOptions {
  readonly name: string;
  /** Missing in old browsers and in insecure contexts: each tab then has its own connection. */
  readonly locks: Locks | undefined;
  readonly openChannel: ((name: string) => Channel) | undefined;
  /** Opens the connection and returns how to close it; `isTakeover` if another tab held it before. */
  readonly connect: (publish: TopicListener, isTakeover: boolean) => () => void;
  readonly onTopic: TopicListener;
}

/** One connection per browser: one tab holds it and broadcasts to the others; when it closes, the next takes over. */
export function shareEventStream({ name, locks, openChannel, connect, onTopic }: ShareStreamOptions): () => void {
  if (!locks || !openChannel) return connect(onTopic, false);
  const stop = new AbortController();
  const channel = openChannel(name);
  channel.onmessage = ({ data }) => typeof data === 'string' && onTopic(data);
  const publish: TopicListener = (topic) => {
    onTopic(topic);
    channel.postMessage(topic);
  };
  const connectUntilStopped = (listener: TopicListener, isTakeover: boolean): Promise<void> =>
    new Promise((resolve) => {
      if (stop.signal.aborted) return resolve();
      const release = connect(listener, isTakeover);
      stop.signal.addEventListener('abort', () => {
        release();
        resolve();
      });
    });
  const acquireLock = async () => {
    const wasFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await connectUntilStopped(publish, false);
      return Boolean(lock);
    });
    if (!wasFree && !stop.signal.aborted)
      await locks.request(name, { signal: stop.signal }, () => connectUntilStopped(publish, true));
  };
  // Rejected if storage is blocked: this tab connects alone. Also when an aborted wait ends, with nothing left to hold.
  void acquireLock().catch(() => connectUntilStopped(onTopic, false));
  return () => {
    stop.abort();
    channel.close();
  };
}

interface LiveStreamOptions {
  readonly url: string;
  /** Tabs of the same user share a connection. */
  readonly userId: number;
  readonly onTopic: TopicListener;
  readonly onRefused: () => void;
}

/** Live events, through whichever tab holds the connection. */
export const openEventStream = ({ url, userId, onTopic, onRefused }: LiveStreamOptions): (() => void) =>
  shareEventStream({
    name: `live-${userId}`,
    locks: navigator.locks,
    openChannel: 'BroadcastChannel' in window ? (name) => new BroadcastChannel(name) : undefined,
    connect: (publish, isTakeover) =>
      connectEventStream({ open: () => new EventSource(url), onTopic: publish, onRefused, isTakeover }),
    onTopic,
  });
