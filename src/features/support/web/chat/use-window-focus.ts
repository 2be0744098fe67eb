import { type RefObject, useEffect, useRef } from 'react';
import type { WindowState } from './logic/window-state.ts';

interface Focus {
  readonly place: RefObject<HTMLElement | null>;
  readonly launcher: RefObject<HTMLButtonElement | null>;
  readonly state: WindowState;
  /** What had the focus when the chat was asked for. */
  readonly opener: Element | null | undefined;
  /** Changes when another conversation comes on the screen. */
  readonly shown: string;
}

/** Into the box when it opens, to the bar's button when it is made small, and back to where it was when it is closed. */
export function useWindowFocus({ place, launcher, state, opener, shown }: Focus): void {
  const before = useRef<WindowState>('hidden');
  // biome-ignore lint/correctness/useExhaustiveDependencies: moved when the window or what it shows changes
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (state === 'open') focusFirst(place.current);
    else if (state === 'minimized') place.current?.querySelector<HTMLElement>('[data-size-toggle]')?.focus();
    else if (was !== 'hidden') focusBack(opener, launcher.current);
  }, [state, shown]);
}

function focusFirst(place: HTMLElement | null): void {
  const box = place?.querySelector<HTMLElement>('textarea');
  (box ?? place)?.focus({ preventScroll: true });
}

function focusBack(opener: Element | null | undefined, launcher: HTMLButtonElement | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (isThere ? opener : launcher)?.focus({ preventScroll: true });
}
