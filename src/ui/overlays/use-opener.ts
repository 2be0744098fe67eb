import { useLayoutEffect, useRef } from 'react';

/**
 * A dialog opened programmatically does not know where to return focus. A layout effect, because the dialog takes focus
 * in a later one. If the opener is gone, such as a menu item, focus goes to the element that `fallback` selects.
 */
export function useOpener(isOpen: boolean, fallback?: string): (event: Event) => void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return (event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    else if (fallback) document.querySelector<HTMLElement>(fallback)?.focus();
  };
}
