import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A dialog that is opened by hand does not know whom to give the keyboard back to. Asked before any other effect: the
 * dialog itself takes the focus in one. Where its opener is gone by then, as an item of a menu is, the page itself has it.
 */
export function useOpener(isOpen: boolean): (event: Event) => void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return useCallback((event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    else document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
}
