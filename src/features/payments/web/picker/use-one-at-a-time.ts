import { useRef } from 'react';

/** Two presses are one: the second waits for the first one's answer. */
export function useOneAtATime<A>(work: () => Promise<A>): () => Promise<A> {
  const running = useRef<Promise<A>>(null);
  return () => {
    running.current ??= work().finally(() => {
      running.current = null;
    });
    return running.current;
  };
}
