/** Told the name of a topic that has news, or `everything` when some may have been missed. */
export type Hear = (topic: string) => void;
export const everything = '*';

/** What is used of the browser's `EventSource`. */
export interface LineSource {
  addEventListener(name: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
}

export interface LineOptions {
  readonly open: () => LineSource;
  readonly hear: Hear;
  /** The server did not take the line: it is away, or knows this session no more. */
  readonly onRefused: () => void;
  /** The page has been there for a while already, and somebody else had the line until now. */
  readonly isLate: boolean;
}

const firstWait = 1_000;
const longestWait = 60_000;

/** Apart from one another, so that not everybody is back at once when a server was away. */
const waitAfter = (failures: number): number =>
  Math.min(firstWait * 2 ** failures, longestWait) * (0.5 + Math.random() / 2);

/** Holds one line, and opens it again when it breaks; the browser's own way to do so knows no growing waits. */
export function keepLine({ open, hear, onRefused, isLate }: LineOptions): () => void {
  let source: LineSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let mayHaveMissed = isLate;
  const connect = () => {
    let isOpen = false;
    const own = open();
    source = own;
    own.addEventListener('open', () => {
      isOpen = true;
      failures = 0;
      if (mayHaveMissed) hear(everything);
      mayHaveMissed = true;
    });
    own.addEventListener('news', ({ data }) => typeof data === 'string' && hear(data));
    own.addEventListener('resync', () => hear(everything));
    own.addEventListener('error', () => {
      own.close();
      if (source !== own) return;
      source = undefined;
      if (!isOpen) onRefused();
      timer = setTimeout(connect, waitAfter(failures));
      failures += 1;
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    const own = source;
    source = undefined;
    own?.close();
  };
}
