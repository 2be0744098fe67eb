import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Lead } from '../../contract.ts';
import { holdBack } from './held.ts';

/** Whoever has the top of the list before them may see it grow. */
const topPixels = 120;
const isAtTop = (): boolean => window.scrollY < topPixels;

/** The list as the reader knows it, and how many have come in since. */
export function useHeld(pages: readonly Lead[][] | undefined, isSettled: boolean) {
  const [newest, setNewest] = useState<number>();
  const top = pages?.[0]?.[0]?.id;
  const held = useMemo(() => holdBack(pages ?? [], newest), [pages, newest]);
  useEffect(() => {
    if (isSettled && top !== undefined && (newest === undefined || isAtTop()))
      setNewest((before) => Math.max(before ?? 0, top));
  }, [isSettled, top, newest]);
  const release = useCallback(() => {
    setNewest(top);
    window.scrollTo({ top: 0 });
  }, [top]);
  return { ...held, release };
}
