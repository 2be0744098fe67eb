import { useEffect, useRef } from 'react';
import type { ChatWish } from './chat-wish.ts';
import { waitLeft } from './logic/window-state.ts';

/** So long after it was asked for; the last wish counts. */
export function useOpenWhenAsked(wish: ChatWish | undefined, open: () => void): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!wish) return;
    const timer = setTimeout(() => latest.current(), waitLeft(wish.at, performance.now()));
    return () => clearTimeout(timer);
  }, [wish]);
}
