import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Older } from '../use-talk.ts';

const nearPixels = 48;

const distance = ({ scrollHeight, scrollTop, clientHeight }: Element): number =>
  scrollHeight - scrollTop - clientHeight;

interface FollowedEnd {
  readonly place: RefObject<HTMLDivElement | null>;
  /** Something came while the reader was further up. */
  readonly hasFresh: boolean;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

/** So near the beginning, what was written before it is fetched. */
const nearTopPixels = 80;

/**
 * New lines come into view for whoever is at the end, and only wait for whoever reads further up; older ones come in above
 * without moving what is read.
 */
export function useFollowEnd(
  lastKey: string | undefined,
  isOwn: boolean,
  firstKey: string | undefined,
  older: Older,
): FollowedEnd {
  const place = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  /** From where the reader stands to the end, which older lines do not change. */
  const fromEnd = useRef(0);
  const latest = useRef(older);
  latest.current = older;
  const [hasFresh, setFresh] = useState(false);
  const toEnd = useCallback(() => {
    const { current } = place;
    if (current) current.scrollTop = current.scrollHeight;
    isAtEnd.current = true;
    setFresh(false);
  }, []);
  const onScroll = useCallback(() => {
    if (!place.current) return;
    isAtEnd.current = distance(place.current) <= nearPixels;
    fromEnd.current = place.current.scrollHeight - place.current.scrollTop;
    if (isAtEnd.current) setFresh(false);
    else if (place.current.scrollTop < nearTopPixels && latest.current.hasMore) latest.current.load();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first line is what changes
  useLayoutEffect(() => {
    const { current } = place;
    if (current && !isAtEnd.current) current.scrollTop = current.scrollHeight - fromEnd.current;
  }, [firstKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last line is what changes
  useLayoutEffect(() => {
    if (isAtEnd.current || isOwn) toEnd();
    else setFresh(true);
  }, [lastKey, toEnd]);
  // The box grows while one writes, a notice comes below: the end stays in view.
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) current.scrollTop = current.scrollHeight;
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { place, hasFresh, onScroll, toEnd };
}
