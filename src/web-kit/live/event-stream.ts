/** Called with the name of a changed topic, or `allTopics` if events may have been missed. */
export type TopicListener = (topic: string) => void;
export const allTopics = '*';

/** The subset of the browser's `EventSource` that is used. */
export interface EventStreamSource {
  addEventListener(name: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
}

export interface EventStreamOptions {
  readonly open: () => EventStreamSource;
  readonly onTopic: TopicListener;
  /** The server refused the connection: it is unavailable, or the session is no longer valid. */
  readonly onRefused: () => void;
  /** The page was open before, while another tab held the connection. */
  readonly isTakeover: boolean;
}

const firstWait = 1_000;
const maxWait = 60_000;

/** Random jitter, so that not all clients reconnect at once after a server outage. */
const waitAfter = (failures: number): number =>
  Math.min(firstWait * 2 ** failures, maxWait) * (0.5 + Math.random() / 2);

/** Holds one connection, and reopens it when it breaks; the browser's own reconnect has no exponential backoff. */
export function connectEventStream({ open, onTopic, onRefused, isTakeover }: EventStreamOptions): () => void {
  let source: EventStreamSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let mayHaveMissed = isTakeover;
  const connect = () => {
    let isOpen = false;
    const current = open();
    source = current;
    current.addEventListener('open', () => {
      isOpen = true;
      failures = 0;
      if (mayHaveMissed) onTopic(allTopics);
      mayHaveMissed = true;
    });
    current.addEventListener('news', ({ data }) => typeof data === 'string' && onTopic(data));
    current.addEventListener('resync', () => onTopic(allTopics));
    current.addEventListener('error', () => {
      current.close();
      if (source !== current) return;
      source = undefined;
      if (!isOpen) onRefused();
      timer = setTimeout(connect, waitAfter(failures));
      failures += 1;
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    const current = source;
    source = undefined;
    current?.close();
  };
}
