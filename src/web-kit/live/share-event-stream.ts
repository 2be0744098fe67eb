import type { TopicListener } from './event-stream.ts';

/** What is used of the browser's `LockManager`. */
export interface Locks {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    callback: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

/** What is used of the browser's `BroadcastChannel`. */
export interface Channel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: string): void;
  close(): void;
}

export interface ShareStreamOptions {
  readonly name: string;
  /** Missing in old browsers and on pages without a safe connection: each tab then has a line of its own. */
  readonly locks: Locks | undefined;
  readonly openChannel: ((name: string) => Channel) | undefined;
  /** Opens the line and says how to close it; late when another tab had it before. */
  readonly connect: (publish: TopicListener, isTakeover: boolean) => () => void;
  readonly onTopic: TopicListener;
}

/** One line a browser: a tab holds it and tells the others; when it closes, the next one takes over. */
export function shareEventStream({
  name,
  locks,
  openChannel,
  connect: callback,
  onTopic,
}: ShareStreamOptions): () => void {
  if (!locks || !openChannel) return callback(onTopic, false);
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
      const release = callback(listener, isTakeover);
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
  // Refused where storage is closed to the page; also how a wait ends that is given up, and then there is nothing to hold.
  void acquireLock().catch(() => connectUntilStopped(onTopic, false));
  return () => {
    stop.abort();
    channel.close();
  };
}
