import { useCallback, useEffect, useState } from 'react';
import { onHeaderUpdated } from '#web-kit/auth-events.ts';

export const safetyMilliseconds = 3_000;

/** Shown from a sign-in until the header has followed, and never for longer than three seconds. */
export function useSigningIn(): readonly [isShown: boolean, show: () => void] {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const hide = () => setShown(false);
    const timer = setTimeout(hide, safetyMilliseconds);
    const stop = onHeaderUpdated(hide);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isShown]);
  return [isShown, useCallback(() => setShown(true), [])];
}
