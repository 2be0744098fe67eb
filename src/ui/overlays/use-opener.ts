import { useLayoutEffect, useRef } from 'react';

/** A button in a bar that stays in view would scroll the page to where the bar would be without that. */
const focusInPlace = (element: Element | null | undefined): void =>
  (element as HTMLElement | null | undefined)?.focus({ preventScroll: true });

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
    const { current } = opener;
    focusInPlace(current?.isConnected || !fallback ? current : document.querySelector(fallback));
  };
}

/** For `onOpenAutoFocus` of a form: its first field instead of the close button. On a phone it would open the keyboard. */
export function focusFirstField(event: Event): void {
  const { currentTarget } = event;
  if (!(currentTarget instanceof HTMLElement) || !matchMedia('(pointer: fine)').matches) return;
  const field = currentTarget.querySelector<HTMLElement>('input, textarea');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

interface FocusHandlers {
  readonly onOpenAutoFocus?: ((event: Event) => void) | undefined;
  readonly onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Handlers that return focus to the element that had it when the dialog opened. Without a trigger of its own a dialog
 * would leave it nowhere, and the next Tab would start at the top of the page.
 */
export function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event): void => {
      opener.current = document.activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event): void => {
      onCloseAutoFocus?.(event);
      const { current } = opener;
      if (event.defaultPrevented || !current?.isConnected || current === document.body) return;
      event.preventDefault();
      focusInPlace(current);
    },
  };
}
