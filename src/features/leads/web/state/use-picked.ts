import { useCallback, useMemo, useRef, useState } from 'react';

/** Which leads are marked. Those that are no longer shown are marked no longer. */
export function usePicked(visibleIds: readonly number[]) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [isPicking, setIsPicking] = useState(false);
  const last = useRef<number>(undefined);
  const order = useRef(visibleIds);
  order.current = visibleIds;
  const pick = useCallback((id: number, isOn: boolean, isRange: boolean) => {
    const ids = isRange ? pickRange(order.current, last.current, id) : [id];
    last.current = id;
    setMarked((before) => (isOn ? before.union(new Set(ids)) : before.difference(new Set(ids))));
  }, []);
  const picked = useMemo(() => new Set(visibleIds.filter((id) => marked.has(id))), [visibleIds, marked]);
  return {
    picked,
    /** On a phone the boxes come out when they are asked for. */
    isPicking: isPicking || picked.size > 0,
    setIsPicking,
    pick,
    pickAll: (isOn: boolean) => setMarked(new Set(isOn ? visibleIds : [])),
    clear: () => {
      setMarked(new Set());
      setIsPicking(false);
    },
  };
}

/** Everything from the one marked last to this one, in the order shown; this one alone where there is no such. */
export function pickRange(visibleIds: readonly number[], last: number | undefined, id: number): readonly number[] {
  const [from, to] = [last === undefined ? -1 : visibleIds.indexOf(last), visibleIds.indexOf(id)];
  if (from < 0 || to < 0) return [id];
  return visibleIds.slice(Math.min(from, to), Math.max(from, to) + 1);
}
