import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first button in a box. */
export const focusIn = (box: RefObject<HTMLElement | null>): void => box.current?.querySelector('button')?.focus();

/** When a step removes the focused button, focuses the first button of the next step. */
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
    // Blur does not fire for removed elements, which distinguishes a removal from moving focus.
    onBlur: () => {
      isHere.current = false;
    },
  };
}
