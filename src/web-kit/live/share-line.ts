import type { Hear } from './keep-line.ts';

/** What is used of the browser's `LockManager`. */
export interface Locks {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    hold: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

/** What is used of the browser's `BroadcastChannel`. */
export interface Channel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: string): void;
  close(): void;
}

export interface ShareOptions {
  readonly name: string;
  /** Missing in old browsers and on pages without a safe connection: each tab then has a line of its own. */
  readonly locks: Locks | undefined;
  readonly openChannel: ((name: string) => Channel) | undefined;
  /** Opens the line and says how to close it; late when another tab had it before. */
  readonly hold: (tell: Hear, isLate: boolean) => () => void;
  readonly hear: Hear;
}

/** One line a browser: a tab holds it and tells the others; when it closes, the next one takes over. */
export function shareLine({ name, locks, openChannel, hold, hear }: ShareOptions): () => void {
  if (!locks || !openChannel) return hold(hear, false);
  const stop = new AbortController();
  const channel = openChannel(name);
  channel.onmessage = ({ data }) => typeof data === 'string' && hear(data);
  const tell: Hear = (topic) => {
    hear(topic);
    channel.postMessage(topic);
  };
  const holdUntilStopped = (own: Hear, isLate: boolean): Promise<void> =>
    new Promise((resolve) => {
      if (stop.signal.aborted) return resolve();
      const release = hold(own, isLate);
      stop.signal.addEventListener('abort', () => {
        release();
        resolve();
      });
    });
  const take = async () => {
    const wasFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await holdUntilStopped(tell, false);
      return Boolean(lock);
    });
    if (!wasFree && !stop.signal.aborted)
      await locks.request(name, { signal: stop.signal }, () => holdUntilStopped(tell, true));
  };
  // Refused where storage is closed to the page; also how a wait ends that is given up, and then there is nothing to hold.
  void take().catch(() => holdUntilStopped(hear, false));
  return () => {
    stop.abort();
    channel.close();
  };
}
