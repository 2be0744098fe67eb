import { useCallback, useMemo, useRef, useState } from 'react';

/** Everything from the one marked last to this one, in the order shown; this one alone where there is no such. */
function rangeTo(shown: readonly number[], last: number | undefined, id: number): readonly number[] {
  const [from, to] = [last === undefined ? -1 : shown.indexOf(last), shown.indexOf(id)];
  return from < 0 || to < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Which orders are marked. Those that are no longer shown are marked no longer. */
export function usePicked(shown: readonly number[]) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number>(undefined);
  const order = useRef(shown);
  order.current = shown;
  const pick = useCallback((id: number, isOn: boolean, isRange: boolean) => {
    const ids = isRange ? rangeTo(order.current, last.current, id) : [id];
    last.current = id;
    setMarked((before) => (isOn ? before.union(new Set(ids)) : before.difference(new Set(ids))));
  }, []);
  const picked = useMemo(() => new Set(shown.filter((id) => marked.has(id))), [shown, marked]);
  return {
    picked,
    pick,
    pickAll: (isOn: boolean) => setMarked(new Set(isOn ? shown : [])),
    clear: () => setMarked(new Set()),
  };
}
