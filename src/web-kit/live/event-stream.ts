/** Told the name of a topic that has news, or `everything` when some may have been missed. */
export type TopicListener = (topic: string) => void;
export const allTopics = '*';

/** What is used of the browser's `EventSource`. */
export interface EventStreamSource {
  addEventListener(name: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
}

export interface EventStreamOptions {
  readonly open: () => EventStreamSource;
  readonly onTopic: TopicListener;
  /** The server did not take the line: it is away, or knows this session no more. */
  readonly onRefused: () => void;
  /** The page has been there for a while already, and somebody else had the line until now. */
  readonly isTakeover: boolean;
}

const firstWait = 1_000;
const maxWait = 60_000;

/** Apart from one another, so that not everybody is back at once when a server was away. */
const waitAfter = (failures: number): number =>
  Math.min(firstWait * 2 ** failures, maxWait) * (0.5 + Math.random() / 2);

/** Holds one line, and opens it again when it breaks; the browser's own way to do so knows no growing waits. */
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
