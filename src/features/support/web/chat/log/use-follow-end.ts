import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

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

/** New lines come into view for whoever is at the end, and only wait for whoever reads further up. */
export function useFollowEnd(lastKey: string | undefined, isOwn: boolean): FollowedEnd {
  const place = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
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
    if (isAtEnd.current) setFresh(false);
  }, []);
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
