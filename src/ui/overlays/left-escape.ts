import { type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react';

/** Presses of Escape that the toast has left to the window with the focus. */
const left = new WeakSet<Event>();

/** Radix asks what opened last, which is the toast: whoever is in a window means the window. */
export function leaveEscapeToWindow(event: KeyboardEvent): void {
  if (!document.activeElement?.closest('[data-takes-escape]')) return;
  left.add(event);
  // For Radix: the toast stays.
  event.preventDefault();
}

/** Props for the content of a window, and a ref for the button that closes it. */
export function useLeftEscape(onEscapeKeyDown?: (event: KeyboardEvent) => void) {
  const closeRef = useRef<HTMLButtonElement>(null);
  const onKeyDown = ({ nativeEvent }: ReactKeyboardEvent): void => {
    if (!left.has(nativeEvent)) return;
    const asked = new KeyboardEvent('keydown', { key: nativeEvent.key, cancelable: true });
    onEscapeKeyDown?.(asked);
    if (!asked.defaultPrevented) closeRef.current?.click();
  };
  return { closeRef, windowProps: { onKeyDown, 'data-takes-escape': '' } };
}
