import { type RefObject, useEffect, useRef } from 'react';

/** The first thing in a box that can be pressed. */
export const focusIn = (box: RefObject<HTMLElement | null>): void => box.current?.querySelector('button')?.focus();

/** When a step takes away the button that the keyboard was at, it goes on at the first of the next step. */
export function useFocusAfterStep(box: RefObject<HTMLElement | null>, step: string) {
  const isHere = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the step that takes buttons away
  useEffect(() => {
    if (isHere.current && document.activeElement === document.body) focusIn(box);
  }, [step, box]);
  return {
    onFocus: () => {
      isHere.current = true;
    },
    // Not called for what is taken away, which is how the one is told from the other.
    onBlur: () => {
      isHere.current = false;
    },
  };
}
