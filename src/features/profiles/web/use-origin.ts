import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Where this page stands; undefined until the browser has taken over, because the first HTML is the same for all. */
export const useOrigin = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => undefined,
  );
