import { useEffect, useRef } from 'react';

/** The clicked button often disappears after the action, so focus moves to its replacement. */
export function useRestoredFocus(state: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return undefined;
    before.current = state;
    // Runs after a closing dialog has dropped focus to the body.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        ref.current?.querySelector<HTMLElement>('button, select, input')?.focus();
    }, 50);
    return () => clearTimeout(timer);
  }, [state]);
  return ref;
}
