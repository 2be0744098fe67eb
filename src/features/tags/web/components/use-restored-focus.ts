import { useEffect, useRef } from 'react';

/** What was pressed is often gone once it is done: the keyboard goes on with what stands in its place. */
export function useRestoredFocus(state: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return undefined;
    before.current = state;
    // After a dialog has given the keyboard back to nobody.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        ref.current?.querySelector<HTMLElement>('button, select, input')?.focus();
    }, 50);
    return () => clearTimeout(timer);
  }, [state]);
  return ref;
}
